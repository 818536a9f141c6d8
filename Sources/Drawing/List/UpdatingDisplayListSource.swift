/// Something that is drawn again and again, and can show how it gets from one state to another.
@preconcurrency @MainActor
public protocol UpdatingDisplayListSource: DisplayListSource {
  /// Whether the source has a size that an update may change; one that has none follows what is proposed to it.
  ///
  /// False unless it says otherwise.
  var hasOwnSize: Bool { get }

  /// The pictures before, during and after an update.
  ///
  /// Nothing of it takes time: moments are given, not waited for.
  ///
  /// - Parameters:
  ///   - environment: what the pictures are made for.
  ///   - moments: how far the update has come at each picture, from 0, before anything has moved, to 1, when all is at
  ///     its place; timing curves have been applied already.
  ///   - update: changes what is shown; called once, after the first picture was made.
  /// - Throws: as ``DisplayListSource/displayList(in:)``, and what `update` throws.
  func displayLists(
    in environment: DrawingEnvironment, at moments: [Double], during update: () throws -> Void
  ) throws -> [DisplayList]
}

extension UpdatingDisplayListSource {
  public var hasOwnSize: Bool { false }
}
