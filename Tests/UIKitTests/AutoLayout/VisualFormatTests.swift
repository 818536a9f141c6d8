import Foundation
import Geometry
import Testing
import UIKit

@Suite("Constraints written as text")
struct VisualFormatTests {
  private let root = UIView(frame: box(0, 0, 200, 100))
  private let photo = UIView()
  private let title = UIView()

  init() {
    root.layoutMargins = UIEdgeInsets(top: 3, left: 10, bottom: 5, right: 20)
    for view in [photo, title] {
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
    }
  }

  private func lay(
    _ formats: [String], _ options: NSLayoutConstraint.FormatOptions = [], _ metrics: [String: Any]? = nil
  ) {
    for format in formats {
      NSLayoutConstraint.activate(
        NSLayoutConstraint.constraints(
          withVisualFormat: format, options: options, metrics: metrics,
          views: ["photo": photo, "title": title]))
    }
    root.layoutIfNeeded()
  }

  @Test("Bars are the superview's edges, lengths stand in parentheses, and edges meet without a gap")
  func edges() {
    lay(["H:|[photo(40)][title]|", "V:|[photo]|", "V:|[title(30)]"])
    #expect(photo.frame == box(0, 0, 40, 100) && title.frame == box(40, 0, 160, 30))
  }

  @Test("A gap without a number is 8 points between views, and the margins at the edges")
  func standardGaps() {
    lay(["H:|-[photo(40)]-[title]-|", "V:|-[photo]-|", "V:|-[title]-|"])
    #expect(photo.frame == box(10, 3, 40, 92) && title.frame == box(58, 3, 122, 92))
  }

  @Test("Gaps and lengths have numbers, names, other views, relations and priorities")
  func predicates() {
    lay(
      [
        "|-12-[photo(==title)]-gap-[title]-(2)-|", "V:|-(>=7,<=9)-[photo(>=10,20@500)]",
        "V:|-7-[title(photo)]",
      ],
      [.alignAllTop], ["gap": 6])
    // 200 - 12 - 6 - 2 for two of the same width.
    #expect(photo.frame == box(12, 7, 90, 20) && title.frame == box(108, 7, 90, 20))
  }

  @Test("Views are aligned with the first, and rows run as they are told")
  func options() {
    lay(["H:|-5-[photo(20)]-10-[title(30)]"], [.alignAllCenterY, .directionRightToLeft])
    lay(["V:|-20-[photo(40)]", "V:[title(10)]"])
    #expect(photo.frame == box(175, 20, 20, 40) && title.frame == box(135, 35, 30, 10))
  }

  private func sentence(_ result: ExitTest.Result?) -> String {
    String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
  }

  @Test("A text that cannot be read stops the program with a sentence")
  func broken() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        _ = NSLayoutConstraint.constraints(withVisualFormat: "H:|-[photo", views: ["photo": UIView()])
      }
    }
    #expect(sentence(result).contains("Unable to parse constraint format"))
    let unknown = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { _ = NSLayoutConstraint.constraints(withVisualFormat: "[other]", views: [:]) }
    }
    #expect(sentence(unknown).contains("other is not a key in the views dictionary."))
  }
}
