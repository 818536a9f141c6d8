import UIKit

/// Every control as the accessory of a row.
final class ControlsViewController: UIViewController {
  enum Row: Hashable, CaseIterable {
    case sw, slider, progress, spinner, segmented, field, page, blur, stepper, buttons, textView
  }
  var ds: UICollectionViewDiffableDataSource<Int, Row>!
  override func viewDidLoad() {
    super.viewDidLoad()
    let cv = UICollectionView(
      frame: view.bounds,
      collectionViewLayout: UICollectionViewCompositionalLayout.list(using: .init(appearance: .insetGrouped)))
    cv.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(cv)
    let reg = UICollectionView.CellRegistration<UICollectionViewListCell, Row> { cell, ip, row in
      var c = cell.defaultContentConfiguration()
      c.text = "\(row)"
      cell.contentConfiguration = c
      func custom(_ v: UIView) {
        cell.accessories = [
          .customView(configuration: .init(customView: v, placement: .trailing(displayed: .always)))
        ]
      }
      switch row {
      case .sw:
        let s = UISwitch()
        s.isOn = true
        s.onTintColor = .systemOrange
        s.addAction(UIAction { action in print((action.sender as! UISwitch).isOn) }, for: .valueChanged)
        custom(s)
      case .slider:
        let s = UISlider(frame: CGRect(x: 0, y: 0, width: 120, height: 30))
        s.minimumValue = 0; s.maximumValue = 10; s.value = 4
        s.minimumTrackTintColor = .systemRed
        custom(s)
      case .progress:
        let p = UIProgressView(progressViewStyle: .default)
        p.frame.size.width = 120
        p.setProgress(0.6, animated: false)
        p.progressTintColor = .systemGreen
        p.trackTintColor = .systemGray5
        custom(p)
      case .spinner:
        let a = UIActivityIndicatorView(style: .medium)
        a.startAnimating()
        a.hidesWhenStopped = true
        custom(a)
      case .segmented:
        let s = UISegmentedControl(items: ["One", "Two", "Three"])
        s.selectedSegmentIndex = 1
        custom(s)
      case .field:
        let f = UITextField(frame: CGRect(x: 0, y: 0, width: 160, height: 34))
        f.placeholder = "Placeholder"
        f.borderStyle = .roundedRect
        f.clearButtonMode = .whileEditing
        f.returnKeyType = .done
        f.autocapitalizationType = .none
        custom(f)
      case .page:
        let p = UIPageControl()
        p.numberOfPages = 4
        p.currentPage = 2
        p.pageIndicatorTintColor = .systemGray4
        p.currentPageIndicatorTintColor = .systemBlue
        p.sizeToFit()
        custom(p)
      case .blur:
        let b = UIVisualEffectView(effect: UIBlurEffect(style: .systemMaterial))
        b.frame = CGRect(x: 0, y: 0, width: 60, height: 30)
        let l = UILabel(frame: CGRect(x: 4, y: 4, width: 50, height: 20)); l.text = "Blur"
        b.contentView.addSubview(l)
        custom(b)
      case .stepper:
        let s = UIStepper()
        s.minimumValue = 0; s.maximumValue = 10; s.value = 5
        custom(s)
      case .buttons:
        let s = UIStackView(arrangedSubviews: [
          UIButton(configuration: .plain(), primaryAction: UIAction(title: "Pl") { _ in }),
          UIButton(configuration: .gray(), primaryAction: UIAction(title: "Gr") { _ in }),
          UIButton(configuration: .tinted(), primaryAction: UIAction(title: "Ti") { _ in }),
          UIButton(configuration: .filled(), primaryAction: UIAction(title: "Fi") { _ in }),
        ])
        s.spacing = 4
        s.frame.size = s.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        custom(s)
      case .textView:
        let t = UITextView(frame: CGRect(x: 0, y: 0, width: 160, height: 60))
        t.text = "Some longer text that is shown in a text view"
        t.font = .preferredFont(forTextStyle: .footnote)
        t.isScrollEnabled = false
        t.isEditable = false
        t.textContainerInset = .zero
        t.backgroundColor = .clear
        custom(t)
      }
    }
    ds = .init(collectionView: cv) { $0.dequeueConfiguredReusableCell(using: reg, for: $1, item: $2) }
    var s = NSDiffableDataSourceSnapshot<Int, Row>()
    s.appendSections([0]); s.appendItems(Row.allCases)
    ds.apply(s, animatingDifferences: false)
  }
}
