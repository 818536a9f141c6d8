import CollectionLayout
import CollectionUI
import Foundation
import Geometry
import UIKit

/// Shows what a hosting configuration says.
final class HostingContentView<Content: View, Background: View>: HostingView<
  HostedContent<Content, Background>
>, UIContentView
{
  private var shown: UIHostingConfiguration<Content, Background>

  init(_ configuration: UIHostingConfiguration<Content, Background>) {
    shown = configuration
    super.init(rootView: HostedContent(configuration, standardMargins: EdgeInsets()))
  }

  required init?(coder: NSCoder) { LayoutMisuse.trap("\(Self.self) is not made from archives") }

  /// What the view shows; others than those of the type change nothing.
  var configuration: any UIContentConfiguration {
    get { shown }
    set {
      guard let new = newValue as? UIHostingConfiguration<Content, Background>, !new.isSame(as: shown) else {
        return
      }
      shown = new
      show()
    }
  }

  private func show() { rootView = HostedContent(shown, standardMargins: standardMargins) }

  /// The room around content whose configuration sets none: a row's in a list, else the cell's margins.
  private var standardMargins: EdgeInsets {
    superview is UICollectionViewListCell
      ? UIListContentConfiguration.cell().directionalLayoutMargins
      : superview?.directionalLayoutMargins ?? EdgeInsets()
  }

  override func didMoveToSuperview() {
    super.didMoveToSuperview()
    show()
  }

  func elementDidEndDisplaying() { startOver() }
}

/// A configuration's content with its margins, in the middle of its cell, over its background.
struct HostedContent<Content: View, Background: View>: View {
  private let content: Content
  private let background: Background
  private let margins: EdgeInsets
  private let minimumWidth: CGFloat
  private let minimumHeight: CGFloat

  /// The least length of a cell that sets none, in points: what a finger needs.
  private static var standardMinimum: CGFloat { 44 }

  init(
    _ configuration: UIHostingConfiguration<Content, Background>, standardMargins: EdgeInsets
  ) {
    content = configuration.content
    background = configuration.background
    margins = configuration.margins.filled(from: standardMargins)
    minimumWidth = configuration.minimumWidth ?? Self.standardMinimum
    minimumHeight = configuration.minimumHeight ?? Self.standardMinimum
  }

  var body: some View {
    VStack { content }
      .padding(margins)
      .frame(
        minWidth: minimumWidth, maxWidth: .infinity, minHeight: minimumHeight, maxHeight: .infinity
      )
      .background { background }
  }
}
