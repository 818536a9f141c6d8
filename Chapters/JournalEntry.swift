import CollectionLab

/// What was written down at a place: a few sentences, in the language of the day.
struct JournalEntry: Identifiable, Hashable, Sendable {
  let place: Place
  let text: String
  /// The language's code.
  let language: String

  var id: String { place.id }

  /// The direction that the language is read in.
  var direction: LayoutDirection { language == "ar" ? .rightToLeft : .leftToRight }

  private init(_ place: String, _ text: String, in language: String = "en") {
    self.place = Place.named(place)
    self.text = text
    self.language = language
  }

  /// What was written at some places, in the order of `names`.
  static func named(_ names: String...) -> [JournalEntry] {
    names.flatMap { name in all.filter { $0.place.name == name } }
  }

  static let all: [JournalEntry] = [
    JournalEntry("First light", "Awake before the boats. The harbour was so still that it had two skies."),
    JournalEntry("Drift ice", "Noon, and no shadow anywhere."),
    JournalEntry(
      "River mist",
      "O nevoeiro subiu do rio antes do sol. Às sete ainda não se via a outra margem, só se ouviam os remos.",
      in: "pt"),
    JournalEntry(
      "Dune at dusk",
      "وصلنا إلى القمة قبل الغروب بقليل. هدأت الريح فجأة، وصار الرمل أزرق من جهة وبرتقاليًا من الأخرى.",
      in: "ar"),
    JournalEntry("Snow line", "朝七時、雪は音もなく降っていた。林の手前で足跡が消え、そこから先は誰もまだ歩いていない。", in: "ja"),
    JournalEntry(
      "Clear night",
      "No moon. We lay on the warm side of the rocks and counted until we lost count. By one the cold had found us. "
        + "Somebody made tea. Nobody wanted to go in first. In the end it was the wind that decided."),
    JournalEntry(
      "Salt road",
      "The road is a line of tyre marks and trust. After rain it is a mirror, and one drives on clouds."),
    JournalEntry("Orchard", "Frost on the nets, bees by nine."),
    JournalEntry(
      "Kelp forest",
      "Visibility ten metres, then none, then all of it. Light comes down in columns. A seal followed us for the whole "
        + "dive and was bored by every one of us."),
    JournalEntry(
      "Stone terraces",
      "Every wall was carried up by somebody. Some of the steps are higher than my knee. I stopped counting at four "
        + "hundred, and sat down, and was given a fig."),
    JournalEntry("Hay meadow", "First cut today. The whole valley smells of tea."),
    JournalEntry("Last ferry", "Missed it. Stayed. A good mistake."),
    JournalEntry(
      "Red canyon",
      "The walls keep the heat long after the sun has left. You can stand between them in the evening and be warmed "
        + "from both sides."),
    JournalEntry("Blue hour", "Twenty minutes in which white houses are blue, and then they are only dark."),
    JournalEntry(
      "Rosé coast",
      "They say the rocks are pink because of the iron. At ten past eight nobody asks. The swimmers were still in "
        + "the water when the lamps came on."),
    JournalEntry("Shallow reef", "Knee-deep for half a mile, and more colours than I have words."),
  ]
}
