import SwiftUI

public struct Recipe: Identifiable, Hashable {
  public let id: Int
  public var title: String
  public var minutes: Int
  public var rating: Double
  public var tint: Color

  public static let samples = [
    Recipe(id: 1, title: "Tomato soup", minutes: 35, rating: 0.8, tint: .red),
    Recipe(id: 2, title: "Green curry with aubergines", minutes: 50, rating: 0.95, tint: .green),
    Recipe(id: 3, title: "Porridge", minutes: 10, rating: 0.4, tint: .brown),
  ]
}

public struct RecipeCard: View {
  let recipe: Recipe
  @State private var isFavourite = false
  @Environment(\.colorScheme) private var colorScheme
  @Environment(\.dynamicTypeSize) private var dynamicTypeSize

  public init(recipe: Recipe) {
    self.recipe = recipe
  }

  private var isLarge: Bool { dynamicTypeSize.isAccessibilitySize }

  public var body: some View {
    let layout = isLarge ? AnyLayout(VStackLayout(alignment: .leading)) : AnyLayout(HStackLayout(spacing: 12))
    layout {
      thumbnail
      VStack(alignment: .leading, spacing: 4) {
        Text(recipe.title)
          .font(.headline)
          .lineLimit(2)
        Text("\(recipe.minutes) minutes")
          .font(.subheadline)
          .foregroundStyle(.secondary)
        ProgressView(value: recipe.rating)
          .tint(recipe.tint)
      }
      Spacer(minLength: 0)
      Button {
        isFavourite.toggle()
      } label: {
        Circle()
          .fill(isFavourite ? Color.pink : Color.gray.opacity(0.3))
          .frame(width: 24, height: 24)
      }
      .buttonStyle(.plain)
      .accessibilityLabel("Favourite")
    }
    .padding()
    .background(.background, in: RoundedRectangle(cornerRadius: 16, style: .continuous))
    .overlay(
      RoundedRectangle(cornerRadius: 16, style: .continuous)
        .strokeBorder(.separator, lineWidth: colorScheme == .dark ? 1 : 0.5)
    )
    .shadow(color: .black.opacity(0.08), radius: 10, x: 0, y: 4)
    .animation(.easeInOut, value: isFavourite)
  }

  @ViewBuilder
  private var thumbnail: some View {
    if recipe.rating > 0.9 {
      badge.overlay(alignment: .topTrailing) {
        Text("Top").font(.caption2.bold()).padding(4).background(Capsule().fill(.yellow)).offset(x: 6, y: -6)
      }
    } else {
      badge
    }
  }

  private var badge: some View {
    LinearGradient(
      colors: [recipe.tint, recipe.tint.opacity(0.5)], startPoint: .topLeading, endPoint: .bottomTrailing
    )
    .frame(width: 56, height: 56)
    .clipShape(RoundedRectangle(cornerRadius: 10))
  }
}

public struct RecipeList: View {
  public let recipes: [Recipe]

  public init(recipes: [Recipe]) { self.recipes = recipes }

  public var body: some View {
    ScrollView {
      LazyVStack(alignment: .leading, spacing: 16) {
        Text("Recipes").font(.largeTitle).bold()
        ForEach(recipes) { recipe in
          RecipeCard(recipe: recipe)
          if recipe.id != recipes.last?.id { Divider() }
        }
      }
      .padding(.horizontal)
    }
    .background(Color(.systemGroupedBackground))
  }
}

struct RecipeList_Previews: PreviewProvider {
  static var previews: some View {
    Group {
      RecipeList(recipes: Recipe.samples)
      RecipeCard(recipe: Recipe.samples[0])
        .previewLayout(.sizeThatFits)
        .preferredColorScheme(.dark)
    }
  }
}
