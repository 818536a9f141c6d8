import UIKit

// A mailbox: rows with swipe actions, one of which is swiped; unread mail is marked.

struct Mail: Hashable, Identifiable {
  let id: UUID
  var sender: String
  var subject: String
  var isUnread: Bool
}

final class MailViewController: UIViewController, UICollectionViewDelegate {
  private var collectionView: UICollectionView!
  private var dataSource: UICollectionViewDiffableDataSource<Int, Mail.ID>!
  private var mails: [Mail.ID: Mail] = [:]
  private var order: [Mail.ID] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.title = "Inbox"
    var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
    configuration.showsSeparators = true
    configuration.trailingSwipeActionsConfigurationProvider = { [weak self] indexPath in
      guard let self, let id = self.dataSource.itemIdentifier(for: indexPath) else { return nil }
      let delete = UIContextualAction(style: .destructive, title: "Delete") { _, _, completion in
        self.delete(id)
        completion(true)
      }
      delete.image = UIImage(systemName: "trash")
      let flag = UIContextualAction(style: .normal, title: "Flag") { _, _, completion in completion(true) }
      flag.backgroundColor = .systemOrange
      let swipe = UISwipeActionsConfiguration(actions: [delete, flag])
      swipe.performsFirstActionWithFullSwipe = false
      return swipe
    }
    configuration.leadingSwipeActionsConfigurationProvider = { [weak self] indexPath in
      guard let id = self?.dataSource.itemIdentifier(for: indexPath) else { return nil }
      let read = UIContextualAction(style: .normal, title: "Read") { _, _, completion in
        self?.toggleRead(id)
        completion(true)
      }
      read.backgroundColor = .systemBlue
      return UISwipeActionsConfiguration(actions: [read])
    }
    collectionView = UICollectionView(
      frame: view.bounds,
      collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
    collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    collectionView.delegate = self
    view.addSubview(collectionView)

    let cell = UICollectionView.CellRegistration<UICollectionViewListCell, Mail.ID> {
      [weak self] cell, _, id in
      guard let mail = self?.mails[id] else { return }
      var content = UIListContentConfiguration.subtitleCell()
      content.text = mail.sender
      content.textProperties.font = .preferredFont(forTextStyle: .headline)
      content.secondaryText = mail.subject
      content.secondaryTextProperties.numberOfLines = 2
      content.secondaryTextProperties.color = .secondaryLabel
      content.image = UIImage(systemName: mail.isUnread ? "circle.fill" : "circle")
      content.imageProperties.tintColor = mail.isUnread ? .systemBlue : .clear
      content.imageProperties.preferredSymbolConfiguration = .init(pointSize: 10)
      cell.contentConfiguration = content
      cell.accessories = [.disclosureIndicator()]
    }
    dataSource = UICollectionViewDiffableDataSource(collectionView: collectionView) {
      collectionView, indexPath, id in
      collectionView.dequeueConfiguredReusableCell(using: cell, for: indexPath, item: id)
    }
    load()
  }

  private func load() {
    let senders = ["Ada", "Grace", "Katherine", "Barbara", "Radia", "Frances"]
    for (index, sender) in senders.enumerated() {
      let id = UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, UInt8(index)))
      mails[id] = Mail(
        id: id, sender: sender,
        subject: index == 2
          ? "A subject that is so long that it needs two lines, and would need a third one if it were allowed to have it"
          : "About number \(index)",
        isUnread: index.isMultiple(of: 2))
      order.append(id)
    }
    apply(animated: false)
  }

  private func apply(animated: Bool) {
    var snapshot = NSDiffableDataSourceSnapshot<Int, Mail.ID>()
    snapshot.appendSections([0])
    snapshot.appendItems(order)
    dataSource.apply(snapshot, animatingDifferences: animated)
  }

  func delete(_ id: Mail.ID) {
    order.removeAll { $0 == id }
    mails[id] = nil
    apply(animated: true)
  }

  func toggleRead(_ id: Mail.ID) {
    mails[id]?.isUnread.toggle()
    var snapshot = dataSource.snapshot()
    snapshot.reconfigureItems([id])
    dataSource.apply(snapshot)
  }

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    collectionView.deselectItem(at: indexPath, animated: true)
    guard let id = dataSource.itemIdentifier(for: indexPath) else { return }
    toggleRead(id)
  }
}
