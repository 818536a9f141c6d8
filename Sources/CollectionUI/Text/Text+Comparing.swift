extension Text: ViewComparable {
  func makesSameViews(as other: Text) -> Bool {
    segments.count == other.segments.count && zip(segments, other.segments).allSatisfy { $0.isSame(as: $1) }
  }
}

extension Text.Segment {
  /// Whether both stretches certainly say the same in the same look.
  fileprivate func isSame(as other: Text.Segment) -> Bool {
    guard ValueComparison.areEqual(attributes, other.attributes) else { return false }
    switch (content, other.content) {
    case (.verbatim(let left), .verbatim(let right)): return left == right
    case (.key(let left), .key(let right)): return left.isSame(as: right)
    case (.value(let left), .value(let right)): return ValueComparison.areSame(left, right)
    default: return false
    }
  }
}

extension LocalizedStringKey {
  /// Whether both keys certainly are the same words with the same values in them.
  @MainActor fileprivate func isSame(as other: LocalizedStringKey) -> Bool {
    switch (storage, other.storage) {
    case (.literal(let left), .literal(let right)): left == right
    case (.parts(let left), .parts(let right)):
      left.count == right.count && zip(left, right).allSatisfy { $0.isSame(as: $1) }
    default: false
    }
  }
}

extension LocalizedStringKey.Part {
  @MainActor fileprivate func isSame(as other: LocalizedStringKey.Part) -> Bool {
    switch (self, other) {
    case (.literal(let left), .literal(let right)), (.verbatim(let left), .verbatim(let right)): left == right
    case (.content(let left), .content(let right)): ValueComparison.areSame(left, right)
    case (.text(let left), .text(let right)): left.makesSameViews(as: right)
    default: false
    }
  }
}
