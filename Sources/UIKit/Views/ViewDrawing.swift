public import Drawing
public import Foundation

/// Gathers what a view shows, as items of a display list.
@MainActor
public struct ViewDrawing {
  /// What has been added, back to front.
  private(set) var items: [DisplayItem] = []
  /// What could not be drawn as it was asked for.
  private(set) var diagnostics: [DrawingDiagnostic] = []
  /// What is seen, in the coordinates of the view that draws; null when everything is.
  public internal(set) var visibleRect: CGRect = .null

  /// Adds the item that `make` makes; a diagnostic takes its place where it cannot be drawn.
  public mutating func add(_ make: () throws(DrawingDiagnostic) -> DisplayItem) {
    do {
      items.append(try make())
    } catch {
      diagnostics.append(error)
    }
  }

  /// Adds the items that `make` makes; a diagnostic takes their place where they cannot be drawn.
  mutating func add(_ make: () throws(DrawingDiagnostic) -> [DisplayItem]) {
    do {
      items += try make()
    } catch {
      diagnostics.append(error)
    }
  }

  /// Adds a sentence about something that could not be drawn.
  public mutating func add(_ diagnostic: DrawingDiagnostic) { diagnostics.append(diagnostic) }
}
