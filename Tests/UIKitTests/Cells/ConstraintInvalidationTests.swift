import Foundation
import Geometry
import Testing
import UIKit

/// Cells whose constraints change while they are shown.
@Suite("Self-sizing that follows constraints")
struct ConstraintInvalidationTests {
  init() { useMonospacedText() }

  private final class BarCell: UICollectionViewCell {
    let bar = UIView()
    let note = UILabel()
    private(set) lazy var height = bar.heightAnchor.constraint(equalToConstant: 30)

    override init(frame: CGRect) {
      super.init(frame: frame)
      note.text = "note"
      note.font = .systemFont(ofSize: 10)
      let stack = UIStackView(arrangedSubviews: [bar, note])
      stack.axis = .vertical
      stack.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(stack)
      NSLayoutConstraint.activate([
        height, stack.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 3),
        stack.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 1),
        stack.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -2),
        stack.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -5),
      ])
    }

    required init?(coder: NSCoder) { nil }
  }

  private final class Bars: NSObject, UICollectionViewDataSource {
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }

    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "bar", for: indexPath)
    }
  }

  private let bars = Bars()

  private func collection(_ mode: UICollectionView.SelfSizingInvalidation) -> UICollectionView {
    let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(60))
    let group = NSCollectionLayoutGroup.vertical(
      layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
    let layout = UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
    let view = UICollectionView(frame: box(0, 0, 100, 400), collectionViewLayout: layout)
    view.register(BarCell.self, forCellWithReuseIdentifier: "bar")
    view.dataSource = bars
    view.selfSizingInvalidation = mode
    view.layoutIfNeeded()
    return view
  }

  private func cell(_ item: Int, in view: UICollectionView) throws -> BarCell {
    try #require(view.cellForItem(at: IndexPath(item: item, section: 0)) as? BarCell)
  }

  @Test("A constraint that changes makes its cell as high as it asks, where constraints count")
  func constant() throws {
    let view = collection(.enabledIncludingConstraints)
    // 30, a line of 12, and 8 around.
    #expect(try cell(1, in: view).frame == box(0, 50, 100, 50))
    try cell(0, in: view).height.constant = 70
    view.layoutIfNeeded()
    #expect(try cell(0, in: view).frame == box(0, 0, 100, 90))
    #expect(try cell(1, in: view).frame == box(0, 90, 100, 50))
    #expect(view.contentSize.height == 190)
    try cell(1, in: view).height.isActive = false
    try cell(1, in: view).bar.heightAnchor.constraint(equalToConstant: 10).isActive = true
    view.layoutIfNeeded()
    #expect(try cell(1, in: view).frame.height == 30)
  }

  @Test("So do a text that is longer and a view that is hidden")
  func contents() throws {
    let view = collection(.enabledIncludingConstraints)
    let cell = try cell(0, in: view)
    cell.note.numberOfLines = 0
    // Nineteen letters of 5 points fit into 97.
    cell.note.text = "abcdefghijklmnopqrs abc"
    view.layoutIfNeeded()
    #expect(cell.frame.height == 62)
    cell.note.isHidden = true
    view.layoutIfNeeded()
    #expect(cell.frame.height == 38 && view.contentSize.height == 138)
  }

  @Test(
    "Elsewhere cells keep their sizes",
    arguments: [UICollectionView.SelfSizingInvalidation.enabled, .disabled])
  func others(mode: UICollectionView.SelfSizingInvalidation) throws {
    let view = collection(mode)
    try cell(0, in: view).height.constant = 70
    try cell(0, in: view).note.isHidden = true
    view.layoutIfNeeded()
    #expect(try cell(0, in: view).frame.height == 50)
  }

  @Test("A stack closes up when one of its views is hidden, and opens when it is shown")
  func hiding() {
    let (one, two) = (UIView(), UIView())
    let stack = UIStackView(arrangedSubviews: [one, two])
    stack.distribution = .fillEqually
    stack.frame = box(0, 0, 100, 10)
    stack.layoutIfNeeded()
    #expect(two.frame == box(50, 0, 50, 10))
    one.isHidden = true
    stack.layoutIfNeeded()
    #expect(two.frame == box(0, 0, 100, 10))
    one.isHidden = false
    stack.layoutIfNeeded()
    #expect(two.frame == box(50, 0, 50, 10))
  }
}
