import Drawing
import Foundation
import Testing
import UIKit

/// A controller of a collection view inside of its view, which writes down what happens.
private final class TellingController: UIViewController {
  final class TellingLayout: UICollectionViewFlowLayout {
    var note: (String) -> Void = { _ in }

    override func prepare(forAnimatedBoundsChange oldBounds: CGRect) {
      super.prepare(forAnimatedBoundsChange: oldBounds)
      note("animate from \(Int(oldBounds.width))")
    }

    override func finalizeAnimatedBoundsChange() { note("finalize") }
  }

  var events: [String] = []
  var alongside: () -> Void = {}
  let layout = TellingLayout()
  lazy var collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: layout)
  private lazy var data = UICollectionViewDiffableDataSource<Int, Int>(collectionView: collectionView) {
    view, path, _ in
    let cell = view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
    cell.backgroundColor = .red
    return cell
  }

  override func loadView() { view = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480)) }

  override func viewDidLoad() {
    layout.itemSize = CGSize(width: 100, height: 100)
    layout.note = { [unowned self] in events.append($0) }
    collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    collectionView.translatesAutoresizingMaskIntoConstraints = false
    collectionView.contentInsetAdjustmentBehavior = .never
    view.addSubview(collectionView)
    NSLayoutConstraint.activate([
      collectionView.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 10),
      collectionView.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -10),
      collectionView.topAnchor.constraint(equalTo: view.topAnchor, constant: 5),
      collectionView.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -15),
    ])
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems(Array(0..<8))
    data.apply(snapshot, animatingDifferences: false)
  }

  private var width: Int { Int(view.bounds.width) }

  override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
    events.append("will \(Int(size.width)) × \(Int(size.height)) at \(width), \(coordinator.isAnimated)")
    layout.invalidateLayout()
    coordinator.animate { [unowned self] context in
      events.append("alongside at \(width), \(context.containerView === view)")
      alongside()
    } completion: { [unowned self] _ in
      events.append("complete at \(Int(collectionView.bounds.width))")
    }
  }
}

/// A controller that writes down the sizes it is told of.
private final class SizedController: UIViewController {
  var sizes: [CGSize] = []

  override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
    sizes.append(size)
  }
}

@Suite("A controller whose view gets another size", .serialized)
struct SizeTransitionTests {
  init() { useMonospacedText() }

  private func environment(_ width: CGFloat?) -> DrawingEnvironment {
    DrawingEnvironment(width: width, textMeasurer: MonospacedTextMeasurer())
  }

  @Test("It is told first, then the bounds change in the animation, then what goes along, then it is over")
  func order() throws {
    let controller = TellingController()
    _ = try controller.displayList(in: environment(nil))
    #expect(controller.events == [])
    controller.view.frame.size = CGSize(width: 480, height: 320)
    #expect(
      controller.events == [
        "will 480 × 320 at 320, true", "alongside at 480, true", "animate from 300", "finalize",
        "complete at 460",
      ])
  }

  @Test("A picture of another size is such a change, the first one is not")
  func pictures() throws {
    let controller = TellingController()
    _ = try controller.displayList(in: environment(400))
    _ = try controller.displayList(in: environment(400))
    #expect(controller.events == [])
    _ = try controller.displayList(in: environment(480))
    #expect(controller.events.first == "will 480 × 480 at 400, true")
    #expect(controller.events.last == "complete at 460")
  }

  @Test("Without animations it is not animated, and nothing is told of one")
  func withoutAnimation() throws {
    let controller = TellingController()
    _ = try controller.displayList(in: environment(nil))
    UIView.performWithoutAnimation { controller.view.bounds.size.width = 480 }
    #expect(
      controller.events == ["will 480 × 480 at 320, false", "alongside at 480, true", "complete at 460"])
  }

  @Test("A recorded update shows what goes along and the cells on their way")
  func recorded() throws {
    let controller = TellingController()
    let badge = UIView(frame: CGRect(x: 10, y: 300, width: 40, height: 40))
    badge.backgroundColor = .blue
    controller.view.addSubview(badge)
    controller.alongside = { badge.center.x += 100 }
    let lists = try controller.displayLists(in: environment(320), at: [0, 0.5, 1]) {
      controller.view.frame.size = CGSize(width: 480, height: 320)
      // Within an animation it is over when that is.
      #expect(controller.events.last != "complete at 460")
    }
    #expect(controller.events.last == "complete at 460")
    #expect(lists.map(\.size) == [(320, 480), (400, 400), (480, 320)].map { CGSize(width: $0, height: $1) })
    func scopes(_ items: [DisplayItem]) -> [DisplayScope] {
      items.compactMap { if case .scope(let scope) = $0.content { scope } else { nil } }
    }
    let parts = scopes(lists[1].items)
    try #require(parts.count == 2)
    // The collection view is 10 points from the sides, 5 from the top and 15 from the bottom of 400 × 400 points.
    #expect(parts[0].transform == CGAffineTransform(translationX: 10, y: 5))
    #expect(parts[0].clip == Path(CGRect(x: 0, y: 0, width: 380, height: 380)))
    // The badge is halfway from 10 to 110.
    #expect(parts[1].transform == CGAffineTransform(translationX: 60, y: 300))
    // 2 columns of 100 in 300 points are 100 apart; 4 in 460 are 60 / 3 = 20 apart. The third cell goes from the second
    // line, 110 down, to 2 · 120 in the first.
    let cells = scopes(scopes(parts[0].items).first?.items ?? [])
    #expect(cells.count == 8)
    #expect(
      cells.first { $0.element?.identity == .item(section: 0, item: 2) }?.element?.frame
        == CGRect(x: 120, y: 55, width: 100, height: 100))
  }

  @Test("A controller inside is told where its size changes: where its view fills the other one")
  func children() throws {
    let (outer, full, part) = (SizedController(), SizedController(), SizedController())
    outer.view.frame = CGRect(x: 0, y: 0, width: 320, height: 480)
    for child in [full, part] {
      outer.addChild(child)
      outer.view.addSubview(child.view)
    }
    full.view.frame = outer.view.bounds
    full.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    part.view.frame = CGRect(x: 0, y: 0, width: 100, height: 50)
    _ = try outer.displayList(in: environment(nil))
    outer.view.frame.size = CGSize(width: 480, height: 320)
    #expect(outer.sizes == [CGSize(width: 480, height: 320)])
    #expect(full.sizes == outer.sizes && part.sizes == [])
    #expect(full.view.bounds.size == CGSize(width: 480, height: 320))
    // What a container does to the views of controllers inside is its own business.
    part.view.frame.size.width = 200
    #expect(part.sizes == [])
  }

  @Test("A window that is resized tells its controller once it has been seen")
  func window() {
    let controller = SizedController()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    window.rootViewController = controller
    window.frame.size.width = 300
    window.layoutIfNeeded()
    #expect(controller.sizes == [])
    window.frame.size.width = 480
    window.layoutIfNeeded()
    #expect(controller.sizes == [CGSize(width: 480, height: 480)])
    #expect(controller.view.next === controller && controller.next === window)
    #expect(controller.view.bounds.width == 480)
  }

  @Test("The responder after a controller's view is the controller, and after that what holds the view")
  func responders() {
    let controller = SizedController()
    let view = UIView()
    view.addSubview(controller.view)
    #expect(controller.view.next === controller && controller.next === view)
  }
}
