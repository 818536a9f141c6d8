import Foundation

extension UIView {
  /// Puts `view` in front of all subviews, taking it out of where it was.
  public func addSubview(_ view: UIView) { insert(view, at: nil) }

  /// Puts `view` at a place counted from the back.
  public func insertSubview(_ view: UIView, at index: Int) { insert(view, at: index) }

  /// Puts `view` right in front of a subview.
  public func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
    if view.superview === self { view.removeFromSuperview() }
    insert(view, at: children.firstIndex { $0 === siblingSubview }.map { $0 + 1 })
  }

  /// Puts `view` right behind a subview.
  public func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
    if view.superview === self { view.removeFromSuperview() }
    insert(view, at: children.firstIndex { $0 === siblingSubview })
  }

  /// Takes the view out of its superview.
  public func removeFromSuperview() {
    guard let parent else { return }
    dropConstraintsToOutside()
    parent.willRemoveSubview(self)
    willMove(toSuperview: nil)
    parent.children.removeAll { $0 === self }
    parent.backing.subviewIsGone(self)
    self.parent = nil
    parent.setNeedsLayout()
    didMoveToSuperview()
  }

  /// Puts a subview in front of all others.
  public func bringSubviewToFront(_ view: UIView) {
    guard let index = children.firstIndex(where: { $0 === view }) else { return }
    children.append(children.remove(at: index))
    backing.subview(view, isBehind: nil)
  }

  /// Puts a subview behind all others.
  public func sendSubviewToBack(_ view: UIView) {
    guard let index = children.firstIndex(where: { $0 === view }) else { return }
    children.insert(children.remove(at: index), at: 0)
    backing.subviewIsBehindAll(view)
  }

  /// Whether this is `view` or lies inside it, however deep.
  public func isDescendant(of view: UIView) -> Bool {
    var candidate: UIView? = self
    while let current = candidate {
      if current === view { return true }
      candidate = current.superview
    }
    return false
  }

  /// The view of a tag: this one or the first inside.
  public func viewWithTag(_ tag: Int) -> UIView? {
    if self.tag == tag { return self }
    for child in children {
      if let view = child.viewWithTag(tag) { return view }
    }
    return nil
  }

  private func insert(_ view: UIView, at index: Int?) {
    guard !isDescendant(of: view) else {
      trap("Can't add \(view) inside itself as a subview.")
    }
    view.removeFromSuperview()
    view.willMove(toSuperview: self)
    let place = min(max(index ?? children.count, 0), children.count)
    children.insert(view, at: place)
    backing.subview(view, isBehind: place + 1 < children.count ? children[place + 1] : nil)
    view.parent = self
    setNeedsLayout()
    view.didMoveToSuperview()
    didAddSubview(view)
  }
}
