/// The views that a container of your own makes of the subviews of another view.
public struct GroupElementsOfContent<Subviews: View, Content: View>: View {
  let subviews: Subviews
  let transform: (SubviewsCollection) -> Content

  /// What the closure makes of the subviews.
  public static func _resolve(_ view: Self, in context: ResolutionContext) -> ResolvedList {
    let list = Subviews._resolve(view.subviews, in: context.handingOver())
    return Content._resolve(view.transform(SubviewsCollection(list: list)), in: context)
  }

  /// What the closure's views promise.
  public static var _shape: ResolvedShape { Content._shape }

  /// The type of the body.
  public typealias Body = Never
}

/// The views that a container of your own makes of the sections of another view.
public struct GroupSectionsOfContent<Sections: View, Content: View>: View {
  let sections: Sections
  let transform: (SectionCollection) -> Content

  /// What the closure makes of the sections.
  public static func _resolve(_ view: Self, in context: ResolutionContext) -> ResolvedList {
    Content._resolve(view.transform(SectionCollection(of: view.sections, in: context)), in: context)
  }

  /// What the closure's views promise.
  public static var _shape: ResolvedShape { Content._shape }

  /// The type of the body.
  public typealias Body = Never
}

extension Group {
  /// Views made of all the subviews that `view` gives (`views.md` 1.2).
  public init<Base: View, Result: View>(
    subviews view: Base, @ViewBuilder transform: @escaping (SubviewsCollection) -> Result
  ) where Content == GroupElementsOfContent<Base, Result> {
    self.init { GroupElementsOfContent(subviews: view, transform: transform) }
  }

  /// Views made of all the sections that `view` gives (`views.md` 1.3).
  public init<Base: View, Result: View>(
    sections view: Base, @ViewBuilder transform: @escaping (SectionCollection) -> Result
  ) where Content == GroupSectionsOfContent<Base, Result> {
    self.init { GroupSectionsOfContent(sections: view, transform: transform) }
  }
}
