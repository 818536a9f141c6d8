/// The label of a control in a row: its first view is the title, further ones are the subtitle below it.
///
/// Apple publishes no numbers: the subtitle's style, `subheadline` in the second level of the foreground, is read off
/// pictures (`[inferred]`).
struct ControlLabel: View {
  let part: ViewPart

  static func _resolve(_ view: Self, in context: ResolutionContext) -> ResolvedList {
    let views = ViewPart._resolve(view.part, in: context)
    let count = views.count
    if count < 2 { return views }
    let stack = VStack(alignment: .leading) {
      SomeViews(part: view.part, range: 0..<1)
      SomeViews(part: view.part, range: 1..<count).font(.subheadline).foregroundStyle(.secondary)
    }
    return type(of: stack)._resolve(stack, in: context.at(.body))
  }

  static var _shape: ResolvedShape { .unknown }

  typealias Body = Never
}

/// Some of a part's views.
private struct SomeViews: View {
  let part: ViewPart
  let range: Range<Int>

  static func _resolve(_ view: Self, in context: ResolutionContext) -> ResolvedList {
    let views = ViewPart._resolve(view.part, in: context)
    return ResolvedList(view.range.map { ResolvedList(views.element(at: $0)) })
  }

  static var _shape: ResolvedShape { .unknown }

  typealias Body = Never
}
