import CollectionUI
import Foundation
import Testing

@Suite struct ForEachEditingTests {
  @Test("Rows that can be deleted and moved are drawn as others are")
  func rows() throws {
    let rows = ForEach(["a", "b"], id: \.self) { Text($0) }.onDelete { _ in }.onMove { _, _ in }
    #expect(try Drawn(VStack { rows }).texts == ["a", "b"])
  }

  @Test("Elements at some places are removed")
  func removing() {
    var letters = Array("abcdef")
    letters.remove(atOffsets: [0, 3, 5])
    #expect(String(letters) == "bce")
    letters.remove(atOffsets: [])
    #expect(String(letters) == "bce")
  }

  @Test(
    "Elements at some places are moved, in their order, before the one at the destination",
    arguments: [
      ([0], 3, "bcadef"), ([4], 1, "aebcdf"), ([1, 4], 3, "acbedf"), ([2, 3], 6, "abefcd"),
      ([5], 0, "fabcde"), ([1], 1, "abcdef"), ([1], 2, "abcdef"),
    ] as [([Int], Int, String)])
  func moving(places: [Int], destination: Int, expected: String) {
    var letters = Array("abcdef")
    letters.move(fromOffsets: IndexSet(places), toOffset: destination)
    #expect(String(letters) == expected)
  }

  @Test("A view that can be compared is drawn as it is")
  func equatable() throws {
    struct Name: View, Equatable {
      let name: String
      var body: some View { Text(name) }
    }
    #expect(try Drawn(Name(name: "a").equatable()).texts == ["a"])
  }
}
