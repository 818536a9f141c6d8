import CollectionHost

/// Views with a header and a footer, which a container that knows sections lays out as one.
///
/// Any other container sees the header's views, then the content's, then the footer's.
public struct Section<Parent: View, Content: View, Footer: View>: View {
  let header: Parent
  let content: Content
  let footer: Footer
  private var isExpanded = true

  /// A section of three parts.
  public init(
    @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent, @ViewBuilder footer: () -> Footer
  ) {
    self.init(header: header(), content: content(), footer: footer())
  }

  /// A section of parts that are made already.
  init(header: Parent, content: Content, footer: Footer) {
    self.header = header
    self.content = content
    self.footer = footer
  }

  /// One section node.
  public static func _resolve(_ view: Self, in context: ResolutionContext) -> ResolvedList {
    ResolvedList(
      SectionList(
        ResolvedSection(
          path: context.path, values: context.values,
          header: Parent._resolve(view.header, in: context.inBoundary(isHeader: true)),
          content: view.isExpanded
            ? Content._resolve(view.content, in: context.at(.section(.content))) : .empty,
          footer: Footer._resolve(view.footer, in: context.inBoundary(isHeader: false))),
        render: context.render))
  }

  /// A section, of which nothing more is promised.
  ///
  /// What it contains is looked at when it is resolved; looking into its types here would make those of views that are
  /// never shown.
  public static var _shape: ResolvedShape { .unknown }

  /// The type of the body.
  public typealias Body = Never
}

extension Section where Footer == EmptyView {
  /// A section with a header.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {
    self.init(header: header(), content: content(), footer: EmptyView())
  }
}

extension Section where Footer == EmptyView {
  /// A section whose content is there only while `isExpanded` says so.
  public init(
    isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent
  ) {
    self.init(header: header(), content: content(), footer: EmptyView())
    self.isExpanded = isExpanded.wrappedValue
  }
}

extension Section where Parent == EmptyView {
  /// A section with a footer.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer) {
    self.init(header: EmptyView(), content: content(), footer: footer())
  }
}

extension Section where Parent == EmptyView, Footer == EmptyView {
  /// A section of content only.
  public init(@ViewBuilder content: () -> Content) {
    self.init(header: EmptyView(), content: content(), footer: EmptyView())
  }
}

extension Section where Parent == Text, Footer == EmptyView {
  /// A section with a title whose inline Markdown is read.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(header: Text(titleKey), content: content(), footer: EmptyView())
  }

  /// A section with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(header: Text(title), content: content(), footer: EmptyView())
  }
}

// The older order of the parts, which existing code still has.
extension Section {
  /// A section of three parts.
  public init(header: Parent, footer: Footer, @ViewBuilder content: () -> Content) {
    self.init(header: header, content: content(), footer: footer)
  }
}

extension Section where Footer == EmptyView {
  /// A section with a header.
  public init(header: Parent, @ViewBuilder content: () -> Content) {
    self.init(header: header, content: content(), footer: EmptyView())
  }
}

extension Section where Parent == EmptyView {
  /// A section with a footer.
  public init(footer: Footer, @ViewBuilder content: () -> Content) {
    self.init(header: EmptyView(), content: content(), footer: footer)
  }
}

/// A section in a list: flat to who wants views, a section to who wants sections.
///
/// Sections inside a section are flattened into its content, in the order header, rows, footer (`views.md` 1.3).
final class SectionList: ListNode {
  nonisolated deinit {}

  private let section: ResolvedSection
  private let flat: GroupList
  private let render: RenderContext

  init(_ section: ResolvedSection, render: RenderContext) {
    self.section = section
    self.render = render
    flat = GroupList([section.header, section.content, section.footer])
  }

  override var count: Int { flat.count }

  override var hasSections: Bool { true }

  override func element(at index: Int) -> ListElement { flat.element(at: index) }

  override func origin(at index: Int) -> ViewOrigin? { flat.origin(at: index) }

  override func forgetLast() { flat.forgetLast() }

  override var isPlain: Bool { flat.isPlain }

  override func difference(from old: ListNode) -> TrackedDifference? {
    (old as? SectionList).flatMap { flat.difference(from: $0.flat) }
  }

  override func key(at index: Int) -> ViewPath { flat.key(at: index) }

  override func forEachRun(_ body: (Int, ContainerValues) -> Void) { flat.forEachRun(body) }

  override func collectSections(into accumulator: inout SectionAccumulator) {
    if flat.hasSections { render.diagnose(.nestedSections) }
    accumulator.addSection(section)
  }
}
