import CollectionLayout

/// Stops the program with a sentence of UIKit's kind, in release too.
func trap(_ reason: String) -> Never { LayoutMisuse.trap(reason) }
