import UIKit

// A month: seven columns, the day of today marked, a header of stacked labels.

final class DayCell: UICollectionViewCell {
  @available(*, unavailable) required init?(coder: NSCoder) { fatalError() }

  let numberLabel: UILabel = {
    let label = UILabel()
    label.textAlignment = .center
    label.font = .monospacedDigitSystemFont(ofSize: 17, weight: .regular)
    return label
  }()

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.addSubview(numberLabel)
    contentView.layer.borderColor = UIColor.separator.cgColor
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    numberLabel.frame = contentView.bounds
    contentView.layer.cornerRadius = contentView.bounds.height / 2
  }

  var isToday = false {
    didSet {
      contentView.backgroundColor = isToday ? .systemRed : nil
      numberLabel.textColor = isToday ? .white : .label
      contentView.layer.borderWidth = isToday ? 0 : 0.5
    }
  }
}

final class WeekdayHeader: UICollectionReusableView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    let labels = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"].map { name -> UILabel in
      let label = UILabel()
      label.text = name.uppercased()
      label.font = .systemFont(ofSize: 11)
      label.textColor = .secondaryLabel
      label.textAlignment = .center
      return label
    }
    let stack = UIStackView(arrangedSubviews: labels)
    stack.distribution = .fillEqually
    stack.frame = bounds
    stack.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(stack)
  }

  required init?(coder: NSCoder) { fatalError() }
}

final class CalendarViewController: UICollectionViewController, UICollectionViewDelegateFlowLayout {
  init() {
    let layout = UICollectionViewFlowLayout()
    layout.minimumInteritemSpacing = 0
    layout.minimumLineSpacing = 4
    layout.headerReferenceSize = CGSize(width: 0, height: 30)
    super.init(collectionViewLayout: layout)
  }

  required init?(coder: NSCoder) { fatalError() }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.register(DayCell.self, forCellWithReuseIdentifier: "day")
    collectionView.register(
      WeekdayHeader.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: "weekdays")
  }

  override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
    coordinator.animate(alongsideTransition: { _ in self.collectionViewLayout.invalidateLayout() })
  }

  override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int
  {
    30
  }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "day", for: indexPath) as! DayCell
    cell.numberLabel.text = "\(indexPath.item + 1)"
    cell.isToday = indexPath.item == 8
    return cell
  }

  override func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "weekdays", for: indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    let side = floor(collectionView.bounds.width / 7)
    return CGSize(width: side, height: side)
  }
}
