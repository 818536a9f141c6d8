import CollectionUI
import Drawing
import Foundation
import Geometry
import Testing

@Suite struct FieldTests {
  private func color(_ view: some View) throws -> SRGBColor? {
    for item in try Drawn(view, width: 200).items {
      if case .text(_, _, let paints) = item.content, case .color(let color)? = paints.first { return color }
    }
    return nil
  }

  private let faint = SRGBColor(red: 60, green: 60, blue: 67, alpha: 0.30)

  @Test("A field is what it holds; an empty one its prompt, or its title where it has none")
  func texts() throws {
    let full = TextField("**Name**", text: .constant("Ada **L**"))
    #expect(try Drawn(full, width: 200).texts == ["Ada **L**"] && color(full) == .black)
    let empty = TextField("**Name**", text: .constant(""))
    #expect(try Drawn(empty, width: 200).texts == ["Name"] && color(empty) == faint)
    let prompted = TextField("Name", text: .constant(""), prompt: Text("Your name"))
    #expect(try Drawn(prompted, width: 200).texts == ["Your name"] && color(prompted) == faint)
    let labelled = TextField(text: .constant("")) { Text("a") }
    #expect(try Drawn(labelled, width: 200).texts == ["a"])
    let number = TextField("Price", value: .constant(1234), format: .number.grouping(.never))
    #expect(try Drawn(number, width: 200).texts == ["1234"])
    let title = "Name"
    #expect(try Drawn(TextField(title, text: .constant("")), width: 200).texts == ["Name"])
  }

  @Test("A secret is a dot for each character")
  func secrets() throws {
    #expect(try Drawn(SecureField("Word", text: .constant("häß")), width: 200).texts == ["•••"])
    let empty = SecureField("Word", text: .constant(""))
    #expect(try Drawn(empty, width: 200).texts == ["Word"] && color(empty) == faint)
    #expect(try Drawn(SecureField(text: .constant(""), prompt: Text("p")) { Text("a") }).texts == ["p"])
  }

  @Test("A field takes the whole width and one line, its text on the side that is asked for")
  func places() throws {
    // The fake engine's characters are half an em wide: 10 of them 85 points, a line 20.4.
    let field = TextField("Name", text: .constant("abcdefghij"))
    let drawn = try Drawn(field, width: 200)
    #expect(drawn.list.size.width == 200 && near(drawn.list.size.height, 20.4))
    #expect(drawn.frames[0].minX == 0)
    #expect(try near(Drawn(field.multilineTextAlignment(.trailing), width: 200).frames[0].maxX, 200))
    #expect(try near(Drawn(field.multilineTextAlignment(.center), width: 200).frames[0].midX, 100))
    #expect(try near(Drawn(field, width: 60).list.size.height, 20.4))
    let tall = TextField("Name", text: .constant("abcd efghij"), axis: .vertical)
    #expect(try near(Drawn(tall, width: 70).list.size.height, 40.8))
  }

  @Test("A border stands around the text, 34 points high at least")
  func borders() throws {
    let field = TextField("Name", text: .constant("Ada")).textFieldStyle(.roundedBorder)
    let drawn = try Drawn(field, width: 200)
    #expect(drawn.list.size == CGSize(width: 200, height: 34))
    #expect(drawn.frames[0] == CGRect(x: 0, y: 0, width: 200, height: 34) && drawn.frames[1].minX == 7)
    let plain = TextField("Name", text: .constant("Ada"))
    for view in [AnyView(plain.textFieldStyle(.plain)), AnyView(plain.textFieldStyle(.automatic))] {
      #expect(try Drawn(view, width: 200).list == Drawn(plain, width: 200).list)
    }
    let kept = plain.onSubmit {}.submitLabel(.done).autocorrectionDisabled().textInputAutocapitalization(
      .never)
    #expect(try Drawn(kept, width: 200).list == Drawn(plain, width: 200).list)
  }
}
