public import CollectionLab

extension LayoutRecord {
  /// Where everything lies that `list` draws.
  ///
  /// O(n) in the items.
  public init(_ list: DisplayList) {
    self.init(size: list.size)
    append(list.items, depth: 0, transform: .identity)
  }

  private mutating func append(_ items: [DisplayItem], depth: Int, transform: CGAffineTransform) {
    for item in items {
      switch item.content {
      case .text(let text, let point, _):
        let frame = CGRect(origin: point, size: text.size).applying(transform)
        entries.append(Entry(subject: .text, depth: depth, label: text.string, frame: frame))
      case .scope(let scope):
        var inner = depth
        if let element = scope.element {
          let subject = element.identity.map(Subject.element) ?? .labelled
          if subject != .labelled || element.accessibilityLabel != nil {
            let frame = element.frame.applying(transform)
            let label = element.accessibilityLabel ?? ""
            entries.append(Entry(subject: subject, depth: depth, label: label, frame: frame))
            inner += 1
          }
        }
        append(scope.items, depth: inner, transform: scope.transform.concatenating(transform))
      case .fill, .stroke, .shadow, .image: break
      }
    }
  }
}
