// Views of SwiftUI that are not drawn, as an app uses them: the compiler says what to use instead.
import SwiftUI

struct SettingsScreen: View {
  // expected-error@+1 {{is unavailable: AppStorage is not there: pictures keep nothing between runs; use @State with the value to draw}}
  @AppStorage("isOn") var isOn = true
  @State var date = Date()
  @State var color = Color.red
  // expected-error@+1 {{is unavailable: StateObject is not there: there is no Combine; use @Observable with @State}}
  @StateObject var model = Model()
  // expected-error@+1 {{is unavailable: ObservedObject is not there: there is no Combine; use @Observable with @Bindable, or a plain property}}
  @ObservedObject var other = Model()
  // expected-error@+1 {{is unavailable: EnvironmentObject is not there: there is no Combine; use @Observable with @Environment(Model.self)}}
  @EnvironmentObject var shared: Model
  @State var name = ""

  var body: some View {
    // expected-error@+1 {{is unavailable: NavigationStack is not drawn: a picture has no navigation; draw the content alone}}
    NavigationStack {
      Text("Settings")
    }
    // expected-error@+1 {{is unavailable: NavigationView is not drawn: a picture has no navigation; draw the content alone}}
    NavigationView { Text("Settings") }
    // expected-error@+1 {{is unavailable: TabView is not drawn: a picture has no tabs; draw the content of one}}
    TabView { Text("One") }
    // expected-error@+1 {{is unavailable: Form is not drawn: use CollectionView with sections}}
    Form { Text("Name") }
    // expected-error@+1 {{is unavailable: List is not drawn: use CollectionView, whose sections are lists unless told otherwise}}
    List { Text("Row") }
  }

  @ViewBuilder var controls: some View {
    // expected-error@+1 {{is unavailable: TextEditor is not drawn: a picture has no fields to type into; use Text}}
    TextEditor(text: $name)
    // expected-error@+1 {{is unavailable: DatePicker is not drawn: use LabeledContent with the date as text}}
    DatePicker("Day", selection: $date)
    // expected-error@+1 {{is unavailable: ColorPicker is not drawn: use LabeledContent with a circle of the colour}}
    ColorPicker("Ink", selection: $color)
    // expected-error@+1 {{is unavailable: ShareLink is not drawn: nothing is shared from a picture; use a Button with the symbol square.and.arrow.up}}
    ShareLink(item: "words")
    // expected-error@+1 {{is unavailable: Menu is not drawn: a picture has no menus; draw the label alone}}
    Menu("More") { Text("A") }
    // expected-error@+1 {{is unavailable: DisclosureGroup is not drawn: use Section(isExpanded:) in a CollectionView, or an if}}
    DisclosureGroup("More") { Text("A") }
    // expected-error@+1 {{is unavailable: NavigationLink is not drawn: a picture has no navigation; draw the label alone}}
    NavigationLink("Next") { Text("A") }
  }

  @ViewBuilder var others: some View {
    // expected-error@+1 {{is unavailable: AsyncImage is not drawn: nothing is loaded while a picture is drawn; use Image(imageData:) with a picture that was read before}}
    AsyncImage(url: nil)
    // expected-error@+1 {{is unavailable: ContainerRelativeShape is not drawn: no container has a shape of its own; use RoundedRectangle}}
    ContainerRelativeShape()
    // expected-error@+1 {{is unavailable: wheel is not drawn: a picture has no wheels; use segmented or menu}}
    Picker("P", selection: .constant(1)) { Text("A") }.pickerStyle(.wheel)
    // expected-error@+1 {{is unavailable: inline is not drawn: write a row for each option, with a checkmark in the one that is chosen}}
    Picker("P", selection: .constant(1)) { Text("A") }.pickerStyle(.inline)
    // expected-error@+1 {{is unavailable: MeshGradient is not drawn: SVG has no meshes of colours; lay linear and radial gradients over each other}}
    MeshGradient(width: 2, height: 2, points: [], colors: [])
    // expected-error@+1 {{is unavailable: ImagePaint is not drawn: shapes are filled with colours and gradients; clip an Image to the shape}}
    Rectangle().fill(ImagePaint(image: Image(systemName: "star")))
    // expected-error@+1 {{is unavailable: variableValue is not drawn: symbols are drawn whole; use a Gauge, or symbols of different opacity}}
    Image(systemName: "wifi", variableValue: 0.5)
  }
}

final class Model {}
