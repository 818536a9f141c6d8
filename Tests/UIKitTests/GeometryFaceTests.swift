import Foundation
import Geometry
import Testing
import UIKit

/// Insets, edges and traits under UIKit's names.
@Suite("Geometry and traits")
struct GeometryFaceTests {
  @Test("Insets by side and by reading direction say the same")
  func insets() {
    let sides = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(
      sides.directional(in: .leftToRight)
        == NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
    #expect(
      sides.directional(in: .rightToLeft)
        == NSDirectionalEdgeInsets(top: 1, leading: 4, bottom: 3, trailing: 2))
    #expect(UIEdgeInsets(sides.directional(in: .rightToLeft), in: .rightToLeft) == sides)
    #expect(box(0, 0, 10, 20).inset(by: sides) == box(2, 1, 4, 16))
    #expect(sides + sides == UIEdgeInsets(top: 2, left: 4, bottom: 6, right: 8))
    #expect(UIEdgeInsets() == .zero)
  }

  @Test("Raw values are UIKit's")
  func rawValues() {
    #expect(NSDirectionalRectEdge.all.rawValue == 15)
    #expect(NSDirectionalRectEdge.trailing.rawValue == 8)
    #expect(NSRectAlignment.topTrailing.rawValue == 8)
    #expect(UIContentInsetsReference.readableContent.rawValue == 4)
    #expect(UICollectionLayoutSectionOrthogonalScrollingBehavior.groupPagingCentered.rawValue == 5)
    #expect(UICollectionLayoutListConfiguration.Appearance.sidebarPlain.rawValue == 4)
    #expect(UICollectionView.elementKindSectionHeader == "UICollectionElementKindSectionHeader")
    #expect(UICollectionView.ElementCategory.decorationView.rawValue == 2)
    #expect(UICollectionViewUpdateItem.Action.move.rawValue == 3)
  }

  @Test("Index paths have items, rows and sections")
  func indexPaths() {
    var path = IndexPath(item: 3, section: 2)
    #expect(path == IndexPath(row: 3, section: 2))
    path.item += 1
    #expect(path.row == 4)
    #expect(path.section == 2)
  }

  @Test("Joined collections say what the last one says")
  func joined() {
    let traits = UITraitCollection(traitsFrom: [
      UITraitCollection(userInterfaceIdiom: .pad), UITraitCollection(userInterfaceIdiom: .phone),
      UITraitCollection(horizontalSizeClass: .compact), UITraitCollection(displayScale: 3),
    ])
    #expect(traits.userInterfaceIdiom == .phone)
    #expect(traits.horizontalSizeClass == .compact)
    #expect(traits.verticalSizeClass == .unspecified)
    #expect(traits.displayScale == 3)
    #expect(traits.containsTraits(in: UITraitCollection(displayScale: 3)))
    #expect(!traits.containsTraits(in: UITraitCollection(displayScale: 2)))
    #expect(traits == UITraitCollection(traitsFrom: [traits]))
  }

  @Test(
    "Size classes are those of Apple's devices",
    arguments: [
      (.phone, CGSize(width: 390, height: 844), .compact, .regular),
      (.phone, CGSize(width: 844, height: 390), .compact, .compact),
      (.phone, CGSize(width: 736, height: 414), .regular, .compact),
      (.phone, CGSize(width: 932, height: 430), .regular, .compact),
      (.pad, CGSize(width: 810, height: 1080), .regular, .regular),
      (.pad, CGSize(width: 320, height: 1080), .compact, .regular),
    ] as [(UserInterfaceIdiom, CGSize, UIUserInterfaceSizeClass, UIUserInterfaceSizeClass)])
  func sizeClasses(
    idiom: UserInterfaceIdiom, size: CGSize, horizontal: UIUserInterfaceSizeClass,
    vertical: UIUserInterfaceSizeClass
  ) {
    let traits = UITraitCollection(Traits(userInterfaceIdiom: idiom), size: size)
    #expect(traits.horizontalSizeClass == horizontal)
    #expect(traits.verticalSizeClass == vertical)
  }

  @Test("The screen and the device are those of the environment")
  func screen() {
    var environment = ViewEnvironment.current
    environment.screenSize = CGSize(width: 1080, height: 810)
    environment.traits.userInterfaceIdiom = .pad
    environment.traits.displayScale = 3
    ViewEnvironment.with(environment) {
      #expect(UIScreen.main.bounds == box(0, 0, 1080, 810))
      #expect(UIScreen.main.scale == 3)
      #expect(UIDevice.current.userInterfaceIdiom == .pad)
      #expect(UIDevice.current.orientation.isLandscape)
    }
    #expect(UIScreen.main.bounds == box(0, 0, 390, 844))
  }

  /// A small generator whose numbers are the same everywhere.
  private struct Seeded: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return state ^ (state >> 29)
    }
  }

  @Test(
    "A frame set under any scale and shift is the frame read, for views and attributes", arguments: 0..<50)
  func framesRoundTrip(seed: Int) {
    var random = Seeded(state: UInt64(seed))
    func number(_ range: ClosedRange<CGFloat>) -> CGFloat { .random(in: range, using: &random) }
    let frame = box(number(-500...500), number(-500...500), number(0...400), number(0...400))
    let map = CGAffineTransform(scaleX: number(0.1...4), y: number(0.1...4))
      .concatenating(CGAffineTransform(translationX: number(-50...50), y: number(-50...50)))
    let view = UIView(frame: box(1, 2, 3, 4))
    view.transform = map
    view.frame = frame
    let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 0, section: 0))
    attributes.transform = map
    attributes.frame = frame
    for read in [view.frame, attributes.frame] {
      #expect(abs(read.minX - frame.minX) < 1e-9 && abs(read.minY - frame.minY) < 1e-9)
      #expect(abs(read.width - frame.width) < 1e-9 && abs(read.height - frame.height) < 1e-9)
    }
    #expect(view.center == attributes.center)
    // A point goes to a turned view's coordinates and back.
    let root = UIView(frame: box(0, 0, 9, 9))
    root.addSubview(view)
    view.transform = CGAffineTransform(rotationAngle: number(0...6))
    let point = CGPoint(x: number(-9...9), y: number(-9...9))
    let back = view.convert(view.convert(point, to: root), from: root)
    #expect(abs(back.x - point.x) < 1e-9 && abs(back.y - point.y) < 1e-9)
  }

  @Test("What a container grows by goes to its flexible parts, all of it", arguments: 0..<50)
  func autoresizing(seed: Int) {
    var random = Seeded(state: UInt64(seed) &+ 1000)
    let parent = UIView(frame: box(0, 0, 100, 100))
    let child = UIView(frame: box(20, 30, 40, 10))
    child.autoresizingMask = UIView.AutoresizingMask(rawValue: UInt.random(in: 1..<64, using: &random))
    parent.addSubview(child)
    let mask = child.autoresizingMask
    parent.bounds.size.width = .random(in: 100...300, using: &random)
    let growth = parent.bounds.width - 100
    let parts = [child.frame.minX - 20, child.frame.width - 40, parent.bounds.width - child.frame.maxX - 40]
    let flexible = [
      mask.contains(.flexibleLeftMargin), mask.contains(.flexibleWidth), mask.contains(.flexibleRightMargin),
    ]
    // With nothing flexible the room on the right takes the growth.
    let takes = flexible.contains(true) ? flexible : [false, false, true]
    #expect(abs(parts.reduce(0, +) - growth) < 1e-9)
    for (part, takesPart) in zip(parts, takes) { #expect(takesPart ? part >= 0 : abs(part) < 1e-9) }
  }
}
