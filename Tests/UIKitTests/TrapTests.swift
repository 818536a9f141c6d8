import Foundation
import Testing
import UIKit

@testable import UIKitFixtures

/// Programmer errors end the program with UIKit's kind of sentence, when the layout is shown.
///
/// Exit tests start the test program anew, so each shows one misuse and reads what was written at the end.
@Suite("Traps")
struct TrapTests {
  private func sentence(_ result: ExitTest.Result?) -> String {
    String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
  }

  @Test("A dimension that is not finite")
  func nonFinite() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { misuse(.dimension) }
    }
    #expect(sentence(result).contains("NSInternalInconsistencyException"))
    #expect(sentence(result).contains("Invalid fractional width dimension: inf. The value must be finite."))
  }

  @Test("A group without subitems")
  func noSubitems() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { misuse(.subitems) }
    }
    #expect(sentence(result).contains("it has no subitems"))
  }

  @Test("A group that repeats its item no time")
  func countBelowOne() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { misuse(.count) }
    }
    #expect(sentence(result).contains("the count is 0. It must be at least 1."))
  }

  @Test("A section provider that answers nil")
  func noSection() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { misuse(.section) }
    }
    #expect(sentence(result).contains("Invalid section definition"))
    #expect(sentence(result).contains("client error"))
  }

  @Test("Two boundary items of one kind")
  func duplicateKind() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { misuse(.kind) }
    }
    #expect(sentence(result).contains("must have a unique elementKind"))
  }

  @Test("A header of the kind of an anchored view")
  func anchoredKind() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { misuse(.anchoredKind) }
    }
    #expect(sentence(result).contains("the element kind \"badge\" occurs more than once"))
  }

  @Test("A cell of an identifier that nobody registered")
  func unregistered() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let shelf = Shelf(createRows(), count: 1)
        _ = shelf.view.dequeueReusableCell(withReuseIdentifier: "photo", for: IndexPath(item: 0, section: 0))
      }
    }
    #expect(
      sentence(result).contains(
        "could not dequeue a view of kind: UICollectionElementKindCell with identifier photo - must register")
    )
  }

  @Test("A class registered as a cell's that is none")
  func wrongClass() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let shelf = Shelf(createRows(), count: 1)
        shelf.view.register(UILabel.self, forCellWithReuseIdentifier: "label")
        _ = shelf.view.dequeueReusableCell(withReuseIdentifier: "label", for: IndexPath(item: 0, section: 0))
      }
    }
    #expect(sentence(result).contains("is not a subclass of UICollectionViewCell"))
  }

  @Test("Counts of a section that does not exist")
  func noSuchSection() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { _ = Shelf(createRows(), count: 1).view.numberOfItems(inSection: 4) }
    }
    #expect(sentence(result).contains("section 4 when there are only 1 sections"))
  }

  @Test("A view class without init(frame:)")
  func noFrameInitialiser() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let shelf = Shelf(createRows(), count: 1)
        shelf.view.register(TitledCell.self, forCellWithReuseIdentifier: "titled")
        _ = shelf.view.dequeueReusableCell(withReuseIdentifier: "titled", for: IndexPath(item: 0, section: 0))
      }
    }
    #expect(sentence(result).contains("unimplemented initializer 'init(frame:)'"))
  }
}

/// Mistakes in descriptions.
enum Mistake {
  case dimension
  case subitems
  case count
  case section
  case kind
  case anchoredKind
}

/// Shows a layout with a mistake in it.
func misuse(_ mistake: Mistake) {
  let size = NSCollectionLayoutSize(
    widthDimension: .fractionalWidth(mistake == .dimension ? .infinity : 1), heightDimension: .absolute(10))
  let item = NSCollectionLayoutItem(layoutSize: size)
  let group: NSCollectionLayoutGroup =
    switch mistake {
    case .subitems: .horizontal(layoutSize: size, subitems: [])
    case .count: .horizontal(layoutSize: size, repeatingSubitem: item, count: 0)
    default: .horizontal(layoutSize: size, subitems: [item])
    }
  let section = NSCollectionLayoutSection(group: group)
  if mistake == .kind {
    let header = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: size, elementKind: "header", alignment: .top)
    section.boundarySupplementaryItems = [header, header]
  }
  if mistake == .anchoredKind {
    group.supplementaryItems = [
      NSCollectionLayoutSupplementaryItem(
        layoutSize: size, elementKind: "badge", containerAnchor: NSCollectionLayoutAnchor(edges: .top))
    ]
    section.boundarySupplementaryItems = [
      NSCollectionLayoutBoundarySupplementaryItem(layoutSize: size, elementKind: "badge", alignment: .top)
    ]
  }
  let layout = UICollectionViewCompositionalLayout { _, _ in mistake == .section ? nil : section }
  _ = Shelf(layout, counts: [3])
}
