/// The side that reading starts at.
public enum LayoutDirection: String, CaseIterable, Hashable, Sendable, Codable {
  case leftToRight
  case rightToLeft
}
