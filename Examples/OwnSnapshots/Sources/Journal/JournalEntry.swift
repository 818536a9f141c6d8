/// A note about a place and an hour.
public struct JournalEntry: Identifiable, Sendable {
  public let id: Int
  public let place: String
  public let hour: String
  public let note: String

  public init(id: Int, place: String, hour: String, note: String) {
    self.id = id
    self.place = place
    self.hour = hour
    self.note = note
  }
}
