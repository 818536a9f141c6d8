import Book
import CairoRenderer
import CollectionLab
import PangoText
import SVGRenderer

extension ToolError {
  /// The error that a part of the library threw, with the exit code its kind stands for: what was asked for cannot be
  /// drawn, or the environment is at fault.
  init(_ error: any Error) {
    let exitCode: ExitCode =
      switch error {
      case let error as ToolError: error.exitCode
      case BookError.unreadableSource, BookError.sameName, BookError.foreignFolder: .usage
      case RenderingError.font, RenderingError.cairo, RenderingError.compression: .environment
      case SVGError.font: .environment
      case is RenderingError, is SVGError, is ImageError, is DrawingDiagnostic, is ViewError: .usage
      default: .environment
      }
    self.init("\(error)", exitCode: exitCode)
  }
}
