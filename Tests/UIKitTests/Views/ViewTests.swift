import Foundation
import Geometry
import Testing
import UIKit

/// Places and families of views.
@Suite("UIView")
struct ViewTests {
  init() { useMonospacedText() }

  @Test("Frame, bounds and centre are one place")
  func linked() {
    let view = UIView(frame: box(10, 20, 30, 50))
    #expect(view.center == CGPoint(x: 25, y: 45))
    view.bounds.origin = CGPoint(x: 3, y: 4)
    #expect(view.frame == box(10, 20, 30, 50))
    view.bounds.size = CGSize(width: 10, height: 10)
    #expect(view.frame == box(20, 40, 10, 10))
    view.transform = CGAffineTransform(scaleX: 3, y: 2)
    #expect(view.frame == box(10, 35, 30, 20))
    view.frame = box(0, 0, 60, 40)
    #expect(view.bounds.size == CGSize(width: 20, height: 20))
  }

  @Test("Points and rectangles convert through scrolled and turned views")
  func convert() {
    let root = UIView(frame: box(0, 0, 300, 300))
    let scrolled = UIScrollView(frame: box(10, 20, 100, 100))
    let leaf = UIView(frame: box(5, 6, 20, 10))
    root.addSubview(scrolled)
    scrolled.addSubview(leaf)
    scrolled.contentOffset = CGPoint(x: 0, y: 50)
    // (1, 1) of the leaf: 5 + 1 + 10 and 6 + 1 - 50 + 20.
    #expect(leaf.convert(CGPoint(x: 1, y: 1), to: root) == CGPoint(x: 16, y: -23))
    #expect(leaf.convert(CGPoint(x: 16, y: -23), from: nil) == CGPoint(x: 1, y: 1))
    leaf.transform = CGAffineTransform(scaleX: 2, y: 1)
    #expect(root.convert(leaf.bounds, from: leaf) == box(5, -24, 40, 10))
  }

  @Test("Masks say which parts grow")
  func autoresizing() {
    let parent = UIView(frame: box(0, 0, 100, 100))
    func child(_ mask: UIView.AutoresizingMask) -> UIView {
      let view = UIView(frame: box(10, 20, 40, 40))
      view.autoresizingMask = mask
      parent.addSubview(view)
      return view
    }
    let fixed = child([])
    let filling = child([.flexibleWidth, .flexibleHeight])
    let right = child([.flexibleLeftMargin])
    let middle = child([.flexibleLeftMargin, .flexibleRightMargin, .flexibleTopMargin, .flexibleBottomMargin])
    parent.frame.size = CGSize(width: 160, height: 200)
    #expect(fixed.frame == box(10, 20, 40, 40))
    #expect(filling.frame == box(10, 20, 100, 140))
    #expect(right.frame == box(70, 20, 40, 40))
    // 60 more across, shared 10 : 50; 100 more down, shared 20 : 40.
    #expect(abs(middle.frame.minX - 20) < 1e-9)
    #expect(abs(middle.frame.minY - (20 + 100.0 / 3)) < 1e-9)
  }

  @Test("Subviews are ordered, found and let go")
  func hierarchy() {
    let parent = UIView()
    let (a, b, c) = (UIView(), UIView(), UIView())
    for view in [a, b, c] { parent.addSubview(view) }
    parent.bringSubviewToFront(a)
    #expect(parent.subviews.map(ObjectIdentifier.init) == [b, c, a].map(ObjectIdentifier.init))
    parent.insertSubview(a, belowSubview: c)
    parent.insertSubview(b, aboveSubview: c)
    #expect(parent.subviews.map(ObjectIdentifier.init) == [a, c, b].map(ObjectIdentifier.init))
    parent.sendSubviewToBack(b)
    #expect(parent.subviews.first === b)
    b.tag = 7
    #expect(parent.viewWithTag(7) === b)
    #expect(b.isDescendant(of: parent))
    c.addSubview(b)
    #expect(parent.subviews.count == 2)
    b.removeFromSuperview()
    #expect(b.superview == nil)
    #expect(!b.isDescendant(of: parent))
  }

  @Test("Layout happens once until it is asked for again")
  func layout() {
    final class Counting: UIView {
      var layouts = 0
      override func layoutSubviews() { layouts += 1 }
    }
    let view = Counting(frame: box(0, 0, 10, 10))
    view.layoutIfNeeded()
    view.layoutIfNeeded()
    #expect(view.layouts == 1)
    view.frame.origin.x = 5
    view.layoutIfNeeded()
    #expect(view.layouts == 1)
    view.frame.size.width = 20
    view.layoutIfNeeded()
    #expect(view.layouts == 2)
  }

  @Test("Safe areas and margins reach inside")
  func insets() {
    let root = UIView(frame: box(0, 0, 320, 480))
    root.setSafeAreaInsets(UIEdgeInsets(top: 47, left: 1, bottom: 34, right: 2))
    let child = UIView(frame: box(0, 40, 320, 440))
    root.addSubview(child)
    // The child's top lies 40 below the root's, so 7 of 47 are left.
    #expect(child.safeAreaInsets == UIEdgeInsets(top: 7, left: 1, bottom: 34, right: 2))
    #expect(child.layoutMargins == UIEdgeInsets(top: 15, left: 9, bottom: 42, right: 10))
    child.semanticContentAttribute = .forceRightToLeft
    #expect(child.directionalLayoutMargins.leading == 10)
  }

  @Test("Tint colours and styles are inherited")
  func inheritance() {
    let (root, child) = (UIView(), UIView())
    root.addSubview(child)
    #expect(child.tintColor == .tintColor)
    root.tintColor = .systemRed
    #expect(child.tintColor == .systemRed)
    root.overrideUserInterfaceStyle = .dark
    #expect(child.traitCollection.userInterfaceStyle == .dark)
  }

  @Test("A scroll view adds the safe area above and below, and keeps its content under it")
  func scrollInsets() {
    let scroll = UIScrollView(frame: box(0, 0, 320, 480))
    scroll.contentInset = UIEdgeInsets(top: 5, left: 6, bottom: 7, right: 8)
    scroll.setSafeAreaInsets(UIEdgeInsets(top: 47, left: 11, bottom: 34, right: 12))
    #expect(scroll.adjustedContentInset == UIEdgeInsets(top: 52, left: 6, bottom: 41, right: 8))
    scroll.contentInsetAdjustmentBehavior = .always
    #expect(scroll.adjustedContentInset == UIEdgeInsets(top: 52, left: 17, bottom: 41, right: 20))
    scroll.contentInsetAdjustmentBehavior = .never
    #expect(scroll.adjustedContentInset == scroll.contentInset)
    scroll.contentOffset.y = 100
    scroll.scrollRectToVisible(box(0, 700, 10, 20), animated: false)
    // 720 + 7 - 480.
    #expect(scroll.contentOffset.y == 247)
  }

  @Test("Content that lies at its start stays inside of a new inset, scrolled content where it is")
  func startInset() {
    let scroll = UIScrollView(frame: box(0, 0, 320, 480))
    scroll.contentSize = CGSize(width: 320, height: 2000)
    scroll.contentInset = UIEdgeInsets(top: 5, left: 6, bottom: 7, right: 8)
    #expect(scroll.contentOffset == CGPoint(x: -6, y: -5))
    scroll.setSafeAreaInsets(UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))
    #expect(scroll.contentOffset == CGPoint(x: -6, y: -52))
    scroll.contentInset.top = 9
    #expect(scroll.contentOffset == CGPoint(x: -6, y: -56))
    scroll.contentOffset.y = 100
    scroll.contentInset = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(scroll.contentOffset == CGPoint(x: -2, y: 100))
  }

  @Test("A scroll view's delegate, and a collection view's own, are told of scrolling")
  func delegates() {
    final class Listener: UICollectionViewDelegate {
      var offsets: [CGFloat] = []
      func scrollViewDidScroll(_ scrollView: UIScrollView) { offsets.append(scrollView.contentOffset.y) }
    }
    let listener = Listener()
    let scroll = UIScrollView(frame: box(0, 0, 10, 10))
    scroll.delegate = listener
    scroll.contentOffset.y = 3
    scroll.contentOffset.y = 3
    let shelf = Shelf(UICollectionViewFlowLayout(), counts: [99])
    shelf.view.delegate = listener
    #expect(shelf.view.delegate === listener)
    shelf.view.contentOffset.y = 4
    #expect(listener.offsets == [3, 4])
  }
}
