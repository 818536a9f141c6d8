import CollectionLayout
import CollectionUI
import Drawing
import Foundation
import Geometry
import UIKit

/// A view of UIKit's that shows a declared view, which lives as long as it.
///
/// The declared view is offered the rectangle inside the safe area, and sees the traits of the place.
class HostingView<Content: View>: UIView {
  /// The declared view.
  var rootView: Content {
    didSet {
      kept = nil
      host?.rootView = rootView
    }
  }
  /// Called when the declared view has another size than it last said.
  var onSizeChange: (() -> Void)?
  private var host: ViewHost<Content>?
  /// The last picture and what it was made for.
  private var kept: (question: Question, list: DisplayList)?
  /// The last answer to what size fits.
  private var fitted: (proposal: CGSize, size: CGSize)?

  /// Where the picture asks for the declared view's content to stand.
  private var scroll = GivenScroll()

  /// What a picture depends on beside the declared view itself.
  private struct Question: Equatable {
    let size: CGSize
    let traits: Traits
    let palette: SystemPalette
    let scroll: GivenScroll
  }

  init(rootView: Content) {
    self.rootView = rootView
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) {
    LayoutMisuse.trap("\(Self.self) is not made from archives; give it a root view")
  }

  /// Forgets the declared view's state: it disappears, and what is shown next has just appeared.
  func startOver() {
    host?.disappear()
    host = nil
    kept = nil
    fitted = nil
  }

  /// The host of the declared view, made when it is first needed.
  private var madeHost: ViewHost<Content> {
    if let host { return host }
    let host = ViewHost(rootView: rootView)
    host.onUpdateNeeded = { [weak self] in self?.setNeedsUpdate() }
    self.host = host
    return host
  }

  private func setNeedsUpdate() {
    kept = nil
    setNeedsDisplay()
    tellSizeChange()
  }

  private func tellSizeChange() {
    invalidateIntrinsicContentSize()
    onSizeChange?()
  }

  /// What the declared view is drawn for in a space of its own.
  private func environment(width: CGFloat?, height: CGFloat?) -> DrawingEnvironment {
    let views = ViewEnvironment.current
    var traits = traitCollection.traits
    traits.layoutDirection = effectiveUserInterfaceLayoutDirection
    return DrawingEnvironment(
      width: width, height: height, traits: traits, palette: views.palette, textMeasurer: views.textMeasurer)
  }

  /// The size the declared view takes of `size`, in points; lengths beyond a screen's ask for its own.
  ///
  /// Zero where it has none: a picture of it says why.
  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let inset = safeAreaInsets
    let (across, along) = (inset.left + inset.right, inset.top + inset.bottom)
    func proposed(_ length: CGFloat, _ taken: CGFloat) -> CGFloat? {
      length >= UIView.layoutFittingExpandedSize.width ? nil : max(0, length - taken)
    }
    let environment = environment(
      width: proposed(size.width, across), height: proposed(size.height, along))
    guard let own = try? madeHost.sizeThatFits(in: environment) else { return .zero }
    let grid = environment.traits.pixelGrid
    let answer = CGSize(width: grid.ceil(own.width + across), height: grid.ceil(own.height + along))
    fitted = (size, answer)
    return answer
  }

  override var intrinsicContentSize: CGSize { sizeThatFits(UIView.layoutFittingExpandedSize) }

  override func drawContent(in context: inout ViewDrawing) {
    let room = bounds.inset(by: safeAreaInsets)
    var environment = environment(width: max(0, room.width), height: max(0, room.height))
    environment.contentOffset = scroll.offset
    environment.sectionOffsets = scroll.sectionOffsets
    environment.scrollTag = scroll.tag
    let list: DisplayList
    do {
      list = try picture(in: environment)
    } catch {
      context.add(DrawingDiagnostic("\(error)"))
      return
    }
    for diagnostic in list.diagnostics { context.add(diagnostic) }
    if list.items.isEmpty { return }
    context.add { () throws(DrawingDiagnostic) in
      try .scope(
        DisplayScope(
          transform: CGAffineTransform(translationX: room.minX, y: room.minY), items: list.items))
    }
    // What appears may change the view's size, of which nobody has been told while it was drawn.
    if let before = fitted, sizeThatFits(before.proposal) != before.size { tellSizeChange() }
  }

  /// The picture, the last one where nothing has changed.
  private func picture(in environment: DrawingEnvironment) throws -> DisplayList {
    let question = Question(
      size: CGSize(width: environment.width ?? 0, height: environment.height ?? 0),
      traits: environment.traits, palette: environment.palette, scroll: scroll)
    if let kept, kept.question == question, !madeHost.needsUpdate { return kept.list }
    let list = try madeHost.displayList(in: environment)
    kept = (question, list)
    return list
  }
}

extension HostingView: GivenScrollFollower {
  /// Has the declared view drawn there, whose picture tells in what that could not be followed.
  func follow(_ scroll: GivenScroll) -> [DrawingDiagnostic] {
    self.scroll = scroll
    return []
  }
}
