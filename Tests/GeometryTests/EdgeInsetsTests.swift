import Foundation
import Geometry
import Testing

@Suite("Insets")
struct EdgeInsetsTests {
  let insets = EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
  let rect = CGRect(x: 10, y: 20, width: 100, height: 50)

  @Test("are taken off edges by reading direction")
  func directions() {
    #expect(rect.inset(by: insets) == CGRect(x: 12, y: 21, width: 94, height: 46))
    #expect(rect.inset(by: insets, in: .rightToLeft) == CGRect(x: 14, y: 21, width: 94, height: 46))
  }

  @Test("never make a side shorter than nothing")
  func tooLarge() {
    let small = CGRect(x: 0, y: 0, width: 3, height: 2).inset(by: insets)
    #expect(small.size == .zero)
  }

  @Test("mirroring twice is the identity")
  func mirror() {
    #expect(rect.mirrored(in: 390) == CGRect(x: 280, y: 20, width: 100, height: 50))
    #expect(rect.mirrored(in: 390).mirrored(in: 390) == rect)
  }

  @Test("index paths answer to UIKit's names")
  func indexPath() {
    var path = IndexPath(item: 5, section: 2)
    #expect(path.section == 2 && path.item == 5 && path.row == 5)
    path.item = 7
    #expect(path == IndexPath(row: 7, section: 2))
  }
}
