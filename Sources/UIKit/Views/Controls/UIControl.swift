public import Foundation

/// A view that says when it is used (UIKit's `UIControl`): a picture shows it at rest.
@preconcurrency @MainActor
open class UIControl: UIView {
  /// What a control looks like for.
  public struct State: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Neither touched nor disabled nor selected.
    public static let normal: State = []
    public static let highlighted = State(rawValue: 1)
    public static let disabled = State(rawValue: 2)
    public static let selected = State(rawValue: 4)
    public static let focused = State(rawValue: 8)
  }

  /// What happens to a control.
  public struct Event: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let touchDown = Event(rawValue: 1)
    public static let touchDownRepeat = Event(rawValue: 2)
    public static let touchDragInside = Event(rawValue: 4)
    public static let touchDragOutside = Event(rawValue: 8)
    public static let touchDragEnter = Event(rawValue: 16)
    public static let touchDragExit = Event(rawValue: 32)
    public static let touchUpInside = Event(rawValue: 64)
    public static let touchUpOutside = Event(rawValue: 128)
    public static let touchCancel = Event(rawValue: 256)
    public static let valueChanged = Event(rawValue: 1 << 12)
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    public static let menuActionTriggered = Event(rawValue: 1 << 14)
    public static let editingDidBegin = Event(rawValue: 1 << 16)
    public static let editingChanged = Event(rawValue: 1 << 17)
    public static let editingDidEnd = Event(rawValue: 1 << 18)
    public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
    public static let allTouchEvents = Event(rawValue: 0xFFF)
    public static let allEditingEvents = Event(rawValue: 0xF0000)
    public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
  }

  /// Where content of another height than the control's goes.
  public enum ContentVerticalAlignment: Int, CaseIterable, Hashable, Sendable {
    case center = 0
    case top = 1
    case bottom = 2
    case fill = 3
  }

  /// Where content of another width than the control's goes.
  public enum ContentHorizontalAlignment: Int, CaseIterable, Hashable, Sendable {
    case center = 0
    case left = 1
    case right = 2
    case fill = 3
    case leading = 4
    case trailing = 5
  }

  /// Whether the control can be used.
  open var isEnabled = true { didSet { if isEnabled != oldValue { stateDidChange() } } }
  open var isSelected = false { didSet { if isSelected != oldValue { stateDidChange() } } }
  /// Whether the control is touched.
  open var isHighlighted = false { didSet { if isHighlighted != oldValue { stateDidChange() } } }
  open var contentVerticalAlignment: ContentVerticalAlignment = .center { didSet { setNeedsLayout() } }
  open var contentHorizontalAlignment: ContentHorizontalAlignment = .center { didSet { setNeedsLayout() } }
  /// Whether a menu is the control's action; a picture shows none.
  open var showsMenuAsPrimaryAction = false
  /// Whether a finger is on the control; never here.
  open var isTracking: Bool { false }

  private var actions: [(action: UIAction, events: Event)] = []

  /// A control for a rectangle of its superview, in points.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// A control that calls an action when it is used.
  public init(frame: CGRect, primaryAction: UIAction?) {
    super.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }

  /// A control from an archive, of which there are none here: one without size.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// What the control looks like for.
  open var state: State {
    var state: State = .normal
    if isHighlighted { state.insert(.highlighted) }
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    return state
  }

  /// Told that ``state`` is another one than before.
  func stateDidChange() { setNeedsLayout() }

  // MARK: Actions

  /// Has an action called at events; an action of the same identifier is called no more at them.
  open func addAction(_ action: UIAction, for controlEvents: Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
    actions.append((action, controlEvents))
  }

  /// Calls an action no more at events.
  open func removeAction(_ action: UIAction, for controlEvents: Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
  }

  /// Calls the action of an identifier no more at events.
  open func removeAction(identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: Event) {
    for index in actions.indices where actions[index].action.identifier == actionIdentifier {
      actions[index].events.subtract(controlEvents)
    }
    actions.removeAll { $0.events.isEmpty }
  }

  /// The events that something is called at.
  open var allControlEvents: Event { actions.reduce(into: []) { $0.formUnion($1.events) } }

  /// Calls what was added for events, in order.
  open func sendActions(for controlEvents: Event) {
    for (action, events) in actions where !events.isDisjoint(with: controlEvents) { sendAction(action) }
  }

  /// Calls an action, of which the control is the sender.
  open func sendAction(_ action: UIAction) { action.perform(from: self) }

  /// Calls an action as if the control were used; where it is not enabled, nothing.
  open func performPrimaryAction() {
    if isEnabled { sendActions(for: [.touchUpInside, .primaryActionTriggered]) }
  }
}

extension UIControl {
  /// Not there: a method's name is an Objective-C selector.
  @available(*, unavailable, message: "there are no selectors here; use addAction(_:for:) with a UIAction")
  public func addTarget(_ target: Any?, action: Any, for controlEvents: Event) {}
}
