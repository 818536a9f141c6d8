import Foundation

/// The classes that cells and supplementary views are made of, and the ones that wait to be used again.
@MainActor
struct ReuseRegistry {
  /// What a view is asked for by.
  enum Key: Hashable {
    case cell(identifier: String)
    case supplementary(kind: String, identifier: String)
    case decoration(kind: String)

    var identifier: String {
      switch self {
      case .cell(let identifier), .supplementary(_, let identifier): identifier
      case .decoration(let kind): kind
      }
    }

    /// The name that the view tells as its own; decoration views have none.
    var reuseIdentifier: String? {
      if case .decoration = self { nil } else { identifier }
    }

    /// The kind in UIKit's words.
    var kind: String {
      switch self {
      case .cell: "UICollectionElementKindCell"
      case .supplementary(let kind, _), .decoration(let kind): kind
      }
    }
  }

  private var classes: [Key: AnyClass] = [:]
  private var waiting: [Key: [UICollectionReusableView]] = [:]

  /// Names the class for a key; nil forgets it.
  ///
  /// Views of another class no longer wait.
  mutating func register(_ viewClass: AnyClass?, for key: Key) {
    classes[key] = viewClass
    waiting[key] = nil
  }

  /// A view for a key: one that waits, prepared, or a new one.
  ///
  /// Stops the program where no class, or one that is not a `View`'s, was registered.
  ///
  /// - Parameters:
  ///   - key: what the view is asked for by.
  ///   - type: what the view has to be.
  ///   - otherwise: the class of a new one where none was registered.
  ///   - frame: the rectangle a new one is made with.
  mutating func dequeue<View: UICollectionReusableView>(
    _ key: Key, as type: View.Type, otherwise: AnyClass? = nil, frame: CGRect = .zero
  ) -> View {
    if let view = waiting[key]?.popLast() as? View {
      view.useCount += 1
      view.prepareForReuse()
      return view
    }
    guard let viewClass = classes[key] ?? otherwise else {
      trap(
        "could not dequeue a view of kind: \(key.kind) with identifier \(key.identifier)"
          + " - must register a nib or a class for the identifier or connect a prototype cell in a storyboard"
      )
    }
    let view = ViewSlot.make(
      viewClass, as: type, frame: frame, for: "\(key.kind) with identifier \(key.identifier)")
    view.reuseKey = key
    return view
  }

  /// Lets a view wait to be used again; one that was not dequeued is let go.
  mutating func enqueue(_ view: UICollectionReusableView) {
    guard let key = view.reuseKey else { return }
    waiting[key, default: []].append(view)
  }

  /// How many views wait to be used again.
  var waitingCount: Int { waiting.values.reduce(0) { $0 + $1.count } }
}
