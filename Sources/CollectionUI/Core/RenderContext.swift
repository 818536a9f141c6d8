import Drawing
import Foundation
import Geometry

/// What one rendering shares: the text engine with a memo of what it shaped, counts, and what went wrong.
final class RenderContext {
  nonisolated deinit {}

  var measurer: any TextMeasuring
  /// How much of the stack views nested in one another may take.
  var stack = StackRoom()
  /// What views remember.
  let store: StateStore
  /// What views inside the one being drawn prefer.
  var preferences = PreferenceCollector()
  /// The origins of named spaces around the view being drawn.
  @exclusivity(unchecked) var spaces: [AnyHashable: CGPoint] = [:]
  /// What lies around the view being drawn.
  @exclusivity(unchecked) var surroundings = Surroundings()
  /// The room of the whole picture.
  let screen = ContainerRoom()
  /// Told of views with actions for appearing and changes; `nil` where none are run.
  let lifecycle: Lifecycle?
  /// Actions for values read while drawing, which run where those changed since they were last told.
  private var reports: [() -> Void] = []
  /// The collection that took the content offset.
  weak var outermostCollection: LiveCollection?
  /// Where the outermost scrollable content stands, until the first that asks has taken it.
  @exclusivity(unchecked) var givenScroll: GivenScroll?
  /// Whether collections say of their layouts what figures show of them.
  var includesAnnotations = false
  /// Whether they also say what items are called.
  var includesNames = false
  /// Where the outermost scrollable content stands, once it is drawn.
  var usedOffset: CGPoint?
  /// Records updates of collections, so that they can be seen on their way; `nil` where none are.
  var updates: UpdateRecorder?
  /// The axis of the stack for which the node of a subview is being made.
  var subviewAxis: Axis?
  /// How much larger than their content pictures have become that were made into others, in points.
  private(set) var growth = CGSize.zero
  /// Whether nothing that was made before may be used again.
  var remakesAll = false
  /// Custom bodies evaluated so far.
  var bodyCount = 0
  /// Views of a host drawn so far, without those whose drawing was kept.
  var drawingCount = 0
  /// Texts shaped so far.
  var shapeCount = 0
  private(set) var diagnostics: [DrawingDiagnostic] = []
  private(set) var error: (any Error)?
  private var known: Set<DrawingDiagnostic> = []
  @exclusivity(unchecked) private var shapes: [TextBlock: ShapedText] = [:]
  /// The widths of ellipses in the styles met so far, which are few.
  @exclusivity(unchecked) private var ellipses: [(style: TextStyle, scale: CGFloat, width: CGFloat)] = []

  /// Beyond this many remembered shapes all are forgotten, so that a long scroll does not keep every text.
  private static let shapeLimit = 20_000
  /// Beyond this many styles, the widths of ellipses are forgotten.
  private static let ellipsisLimit = 16

  init(
    measurer: any TextMeasuring, contentOffset: CGPoint? = nil, store: StateStore = StateStore(),
    lifecycle: Lifecycle? = nil
  ) {
    self.measurer = measurer
    givenScroll = contentOffset.map { GivenScroll(offset: $0) }
    self.store = store
    self.lifecycle = lifecycle
  }

  /// Starts over, with what was shaped kept.
  func beginPass(_ scroll: GivenScroll) {
    stack = StackRoom()
    givenScroll = scroll
    preferences = PreferenceCollector()
    surroundings = Surroundings()
    diagnostics = []
    known = []
    reports = []
    growth = .zero
    store.beginPass()
    lifecycle?.beginPass()
  }

  /// Lets the whole picture grow by what one in it has grown by.
  func noteGrowth(from content: CGSize, to size: CGSize) {
    growth.width = max(growth.width, size.width - content.width)
    growth.height = max(growth.height, size.height - content.height)
  }

  /// Tells a reader a value once the views are drawn, unless it was told the same before.
  func report<Value: Equatable>(_ value: Value, to path: ViewPath, action: @escaping (Value) -> Void) {
    reports.append { [scope = store.scope] in
      let told = scope.retained(ToldValue<Value>.self, at: path) { ToldValue() }
      if told.tell(value) { action(value) }
    }
  }

  /// Runs an action once the views are drawn, after those noted before.
  func afterDrawing(_ action: @escaping () -> Void) { reports.append(action) }

  /// Runs the readers' actions in order.
  func runReports() {
    let actions = reports
    reports = []
    for action in actions { action() }
  }

  /// What the views that `draw` draws prefer, kept from those around.
  func collectingPreferences(_ draw: () -> Void) -> PreferenceCollector {
    let outer = preferences
    preferences = PreferenceCollector()
    draw()
    let inner = preferences
    preferences = outer
    return inner
  }

  /// Notes a problem of the view being made, measured or drawn that leaves a picture to draw.
  func diagnose(_ diagnostic: DrawingDiagnostic) {
    if store.isRetaining { store.scope.diagnose(diagnostic) } else { tell(diagnostic) }
  }

  /// Notes a problem of the whole picture; each is told once.
  func tell(_ diagnostic: DrawingDiagnostic) {
    if known.insert(diagnostic).inserted { diagnostics.append(diagnostic) }
  }

  /// Forgets all shapes, and everything that was made of them.
  func remakeAll() {
    remakesAll = true
    error = nil
    shapes = [:]
    ellipses = []
  }

  /// Notes an error that leaves nothing to draw; the first is the one that is thrown.
  func fail(_ error: any Error) {
    if self.error == nil { self.error = error }
  }

  /// Throws the first error that was noted.
  func rethrow() throws {
    if let error { throw error }
  }

  /// The shape of `block`, shaped once; an empty text where the engine fails.
  func shape(_ block: TextBlock) -> ShapedText {
    if let shaped = shapes[block] { return shaped }
    if shapes.count >= Self.shapeLimit { shapes.removeAll(keepingCapacity: true) }
    var shaped = ShapedText(string: "", size: .zero, lines: [], runs: [])
    do {
      shaped = try measurer.shape(block)
      shapeCount += 1
      shapes[block] = shaped
    } catch { fail(error) }
    return shaped
  }

  /// The width of an ellipsis, in points; 0 where the engine fails.
  func ellipsisWidth(_ style: TextStyle, scale: CGFloat) -> CGFloat {
    for index in ellipses.indices where ellipses[index].scale == scale && ellipses[index].style == style {
      return ellipses[index].width
    }
    let block = TextBlock(runs: [TextRun("\u{2026}", style: style)], displayScale: scale)
    let width = shape(block).size.width
    if error != nil { return width }
    if ellipses.count == Self.ellipsisLimit { ellipses = [] }
    ellipses.append((style, scale, width))
    return width
  }
}
