// What may not stand in builders and texts: the compiler says what may.
import SwiftUI

struct Builders: View {
  var body: some View {
    VStack {
      // expected-error@+1 {{is unavailable: this expression is not a view; only views may stand here, so wrap text in Text(…) and move other statements out of the builder}}
      "words"
    }
  }

  // expected-warning@+1 {{is deprecated: views but texts and pictures cannot stand in a text; put them beside it in an HStack}}
  var text: Text { Text("A circle: \(Circle())") }
}
