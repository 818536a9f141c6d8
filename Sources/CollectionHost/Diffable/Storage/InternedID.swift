/// The small integer an identifier is known by inside one snapshot.
///
/// What it stands for is fixed while the identifier is in the snapshot; afterwards it is given to another.
typealias InternedID = UInt32

nonisolated extension InternedID {
  /// No identifier.
  static var none: InternedID { .max }
}
