import UIKit

// The generic cell, in today's Swift.

class CollectionViewCell<View: UIView, ViewModel>: UICollectionViewCell
where View: HasModel, View.Model == ViewModel {

  private(set) var customView: View

  override init(frame: CGRect) {
    customView = View()

    super.init(frame: frame)
    contentView.addSubview(customView)

    customView.frame = contentView.bounds
    customView.autoresizingMask = [.flexibleHeight, .flexibleWidth]
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  var model: ViewModel {
    get {
      return customView.model
    }

    set(newModel) {
      customView.model = newModel
    }
  }
}

protocol HasModel {
  associatedtype Model
  var model: Model { get set }
}

extension UILabel: HasModel {

  var model: String {
    get {
      return text ?? ""
    }
    set(newModel) {
      text = newModel
      textAlignment = .center
    }
  }
}

/// A cell whose only initialiser is its own.
final class TitledCell: UICollectionViewCell {
  let title: String

  init(title: String) {
    self.title = title
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }
}

/// A view with an `init()` of its own, beside cells that inherit everything.
final class DotView: UIView {
  let radius: CGFloat

  init() {
    radius = 4
    super.init(frame: CGRect(x: 0, y: 0, width: 8, height: 8))
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }
}

final class PlainCell: UICollectionViewCell {
  static let reuseIdentifier = "plain-cell"
  let label = UILabel()
  let imageView = UIImageView()
  private(set) var reuses = 0

  override func prepareForReuse() {
    super.prepareForReuse()
    label.text = nil
    reuses += 1
  }
}
