@_exported public import CollectionLab
@_exported public import CollectionSnapshots
