import CollectionLab

/// A coloured card with two lines at its lower edge.
struct SceneCard: View {
  let item: SceneItem

  var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      Spacer(minLength: 0)
      SceneText.title15(item.title)
      SceneText.sub12(item.subtitle)
    }
    .lineLimit(1)
    .padding(EdgeInsets(top: 0, leading: 12, bottom: 12, trailing: 12))
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .leading)
    .background(item.fill, in: RoundedRectangle(cornerRadius: 12, style: .circular))
  }
}

/// A white card as high as its text.
struct SceneEntry: View {
  let item: SceneItem

  var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      SceneText.title17(item.title).lineLimit(1)
      SceneText.body15(item.subtitle)
    }
    .padding(12)
    .frame(maxWidth: .infinity, alignment: .leading)
    .background(Color.white, in: RoundedRectangle(cornerRadius: 12, style: .circular))
  }
}

/// A small coloured cell with a centred number.
struct SceneCell: View {
  let item: SceneItem

  var body: some View {
    SceneText.num15(item.title)
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .background(item.fill, in: RoundedRectangle(cornerRadius: 8, style: .circular))
  }
}

/// A row of a list: a disc, two lines, a hairline below them.
struct SceneRow: View {
  let item: SceneItem

  var body: some View {
    HStack(spacing: 16) {
      Circle().fill(item.fill).frame(width: 40, height: 40)
      VStack(alignment: .leading, spacing: 2) {
        SceneText.title17(item.title)
        SceneText.sub14(item.subtitle)
      }
      .lineLimit(1)
      Spacer(minLength: 0)
    }
    .padding(.horizontal, 16)
    .frame(maxHeight: .infinity)
    .background(Color.white)
    .overlay(alignment: .bottomTrailing) {
      Color(SRGBColor(hex: 0xC6C6C8)).frame(height: 0.5).padding(.leading, 72)
    }
  }
}

/// The title of the page.
struct SceneHeader: View {
  let title: String
  let subtitle: String

  var body: some View {
    VStack(alignment: .leading, spacing: 5) {
      SceneText.title34(title)
      SceneText.sub15(subtitle)
    }
    .padding(EdgeInsets(top: 8, leading: 16, bottom: 0, trailing: 16))
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
  }
}

/// The header of a list, which stays in sight.
struct SceneListHeader: View {
  let title: String

  var body: some View {
    SceneText.title17(title)
      .lineLimit(1)
      .padding(.horizontal, 16)
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .leading)
      .background(Color.white.opacity(0.9))
      .overlay(alignment: .bottom) { Color(SRGBColor(hex: 0xC6C6C8)).frame(height: 0.5) }
      .frame(height: 44)
  }
}
