import Foundation

/// A row or column of views as text: `H:|-[photo(44)]-[title]-|` (UIKit's visual format).
@MainActor
struct VisualFormat {
  /// What a length is compared with.
  private struct Predicate {
    var relation: NSLayoutConstraint.Relation = .equal
    var constant: CGFloat = 0
    var view: AnyObject?
    var priority: UILayoutPriority = .required
  }

  /// The room before a part of the row: nil for none between two edges that meet.
  private enum Gap {
    case none
    case standard
    case predicates([Predicate])
  }

  private let text: String
  private let metrics: [String: Any]
  private let views: [String: Any]
  private let characters: [Character]
  private var position = 0
  private var axis = NSLayoutConstraint.Axis.horizontal
  private var constraints: [NSLayoutConstraint] = []
  /// The views in order.
  private var row: [AnyObject] = []

  init(_ text: String, metrics: [String: Any], views: [String: Any]) {
    self.text = text
    self.metrics = metrics
    self.views = views
    characters = text.filter { !$0.isWhitespace }
  }

  /// The room between views that nobody gives a number, in points.
  private static let standardGap: CGFloat = 8

  /// The constraints that the text asks for; stops the program where it cannot be read.
  mutating func solved(_ options: NSLayoutConstraint.FormatOptions) -> [NSLayoutConstraint] {
    if take("H:") {
      axis = .horizontal
    } else if take("V:") {
      axis = .vertical
    }
    // A bar at either end is the superview, which is known once there is a view.
    var startsAtSuperview = take("|")
    var gap = startsAtSuperview ? readGap() : .none
    var last: AnyObject?
    while position < characters.count {
      if take("|") {
        guard let last else { fail("Expected a view before the end") }
        connect(last, superview(of: last), gap, options, endsAtSuperview: true)
        break
      }
      let view = readView()
      if let last {
        connect(last, view, gap, options)
      } else if startsAtSuperview {
        connect(superview(of: view), view, gap, options, startsAtSuperview: true)
        startsAtSuperview = false
      }
      row.append(view)
      last = view
      gap = position < characters.count ? readGap() : .none
    }
    if position < characters.count || row.isEmpty { fail("Expected a view") }
    for view in row.dropFirst() {
      for attribute in options.aligned {
        constraints.append(constraint(view, attribute, Predicate(), row[0], attribute))
      }
    }
    return constraints
  }

  // MARK: Reading

  private func fail(_ reason: String) -> Never {
    trap("Unable to parse constraint format: \(reason) at character \(position) of \(text)")
  }

  private mutating func take(_ word: String) -> Bool {
    let end = position + word.count
    guard end <= characters.count, String(characters[position..<end]) == word else { return false }
    position = end
    return true
  }

  private mutating func expect(_ word: String) { if !take(word) { fail("Expected '\(word)'") } }

  /// The characters up to one of some, which may not be none.
  private mutating func word(before ends: String) -> String {
    let start = position
    while position < characters.count, !ends.contains(characters[position]) { position += 1 }
    if start == position { fail("Expected a name or a number") }
    return String(characters[start..<position])
  }

  private mutating func readGap() -> Gap {
    guard take("-") else { return .none }
    if position < characters.count, "[|".contains(characters[position]) { return .standard }
    let predicates = take("(") ? readPredicates() : [simplePredicate()]
    expect("-")
    return .predicates(predicates)
  }

  /// A number or the name of one, outside of parentheses; a number below zero has parentheses.
  private mutating func simplePredicate() -> Predicate { Predicate(constant: number(word(before: "-[]|"))) }

  private mutating func readView() -> AnyObject {
    expect("[")
    let name = word(before: "(]")
    guard let view = views[name] else { fail("\(name) is not a key in the views dictionary.") }
    let item = view as AnyObject
    if take("(") {
      let length: NSLayoutConstraint.Attribute = axis == .horizontal ? .width : .height
      for predicate in readPredicates() {
        let other = predicate.view
        constraints.append(
          constraint(item, length, predicate, other, other == nil ? .notAnAttribute : length))
      }
    }
    expect("]")
    return item
  }

  private mutating func readPredicates() -> [Predicate] {
    var predicates: [Predicate] = []
    repeat {
      var predicate = Predicate()
      if take("==") {
        predicate.relation = .equal
      } else if take(">=") {
        predicate.relation = .greaterThanOrEqual
      } else if take("<=") {
        predicate.relation = .lessThanOrEqual
      }
      let object = word(before: "@,)")
      if let view = views[object] {
        predicate.view = view as AnyObject
      } else {
        predicate.constant = number(object)
      }
      if take("@") { predicate.priority = UILayoutPriority(Float(number(word(before: ",)")))) }
      predicates.append(predicate)
    } while take(",")
    expect(")")
    return predicates
  }

  private func number(_ word: String) -> CGFloat {
    if let number = Double(word) { return CGFloat(number) }
    switch metrics[word] {
    case let number as CGFloat: return number
    case let number as Double: return CGFloat(number)
    case let number as Int: return CGFloat(number)
    case let number as Float: return CGFloat(number)
    case let number as NSNumber: return CGFloat(number.doubleValue)
    default: fail("\(word) is not a key in the metrics dictionary.")
    }
  }

  // MARK: Constraints

  private func superview(of item: AnyObject) -> AnyObject {
    let owner = (item as? UILayoutGuide)?.owningView ?? (item as? UIView)?.superview
    guard let owner else { fail("the view has no superview") }
    return owner
  }

  private func constraint(
    _ first: AnyObject, _ attribute: NSLayoutConstraint.Attribute, _ predicate: Predicate,
    _ second: AnyObject?, _ secondAttribute: NSLayoutConstraint.Attribute
  ) -> NSLayoutConstraint {
    let constraint = NSLayoutConstraint(
      item: first, attribute: attribute, relatedBy: predicate.relation, toItem: second,
      attribute: secondAttribute, multiplier: 1, constant: predicate.constant)
    constraint.priority = predicate.priority
    return constraint
  }

  /// Adds what a gap asks for between two parts that follow one another.
  private mutating func connect(
    _ before: AnyObject, _ after: AnyObject, _ gap: Gap, _ options: NSLayoutConstraint.FormatOptions,
    startsAtSuperview: Bool = false, endsAtSuperview: Bool = false
  ) {
    let edges = axis == .vertical ? (.top, .bottom, 1) : options.edges
    let (near, far) = (startsAtSuperview ? edges.start : edges.end, endsAtSuperview ? edges.end : edges.start)
    var (before, after) = (before, after)
    let predicates: [Predicate]
    switch gap {
    case .none: predicates = [Predicate()]
    case .predicates(let given): predicates = given
    case .standard where startsAtSuperview:
      before = (before as? UIView)?.layoutMarginsGuide ?? before
      predicates = [Predicate()]
    case .standard where endsAtSuperview:
      after = (after as? UIView)?.layoutMarginsGuide ?? after
      predicates = [Predicate()]
    case .standard: predicates = [Predicate(constant: Self.standardGap)]
    }
    for predicate in predicates {
      // Where the row runs from right to left its gaps are the other way round.
      constraints.append(
        edges.sign > 0
          ? constraint(after, far, predicate, before, near) : constraint(before, near, predicate, after, far))
    }
  }
}

extension NSLayoutConstraint {
  /// How the views of a format stand beside those before them.
  public struct FormatOptions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let alignAllLeft = FormatOptions(rawValue: 1 << 1)
    public static let alignAllRight = FormatOptions(rawValue: 1 << 2)
    public static let alignAllTop = FormatOptions(rawValue: 1 << 3)
    public static let alignAllBottom = FormatOptions(rawValue: 1 << 4)
    public static let alignAllLeading = FormatOptions(rawValue: 1 << 5)
    public static let alignAllTrailing = FormatOptions(rawValue: 1 << 6)
    public static let alignAllCenterX = FormatOptions(rawValue: 1 << 9)
    public static let alignAllCenterY = FormatOptions(rawValue: 1 << 10)
    public static let alignAllLastBaseline = FormatOptions(rawValue: 1 << 11)
    public static let alignAllFirstBaseline = FormatOptions(rawValue: 1 << 12)
    public static let directionLeadingToTrailing: FormatOptions = []
    public static let directionLeftToRight = FormatOptions(rawValue: 1 << 16)
    public static let directionRightToLeft = FormatOptions(rawValue: 2 << 16)

    /// The attributes that all views have in common; their raw values are the bits.
    fileprivate var aligned: [Attribute] {
      Attribute.allCases.filter {
        $0 != .notAnAttribute && contains(FormatOptions(rawValue: 1 << UInt($0.rawValue)))
      }
    }

    /// The edges at which a row begins and ends, and whether its gaps grow with them.
    fileprivate var edges: (start: Attribute, end: Attribute, sign: Int) {
      if contains(.directionLeftToRight) { return (.left, .right, 1) }
      if contains(.directionRightToLeft) { return (.right, .left, -1) }
      return (.leading, .trailing, 1)
    }
  }

  /// The constraints of a row or column of views written as text, as `H:|-[photo(44)]-8-[title]-|`; none is active.
  ///
  /// Stops the program where the text cannot be read. O(n) in its characters.
  ///
  /// - Parameters:
  ///   - format: `H:` or `V:`, then views in brackets, with `|` for the superview. Between them stands `-` for the
  ///     standard gap, 8 points or the superview's margins, or a gap as `-12-` or `-(>=8@750)-`. A view's length is in
  ///     parentheses, as `[title(>=photo)]`.
  ///   - opts: how the views stand beside one another.
  ///   - metrics: numbers by their names in the text, in points.
  ///   - views: views and guides by their names in the text.
  public class func constraints(
    withVisualFormat format: String, options opts: FormatOptions = [], metrics: [String: Any]? = nil,
    views: [String: Any]
  ) -> [NSLayoutConstraint] {
    var format = VisualFormat(format, metrics: metrics ?? [:], views: views)
    return format.solved(opts)
  }
}
