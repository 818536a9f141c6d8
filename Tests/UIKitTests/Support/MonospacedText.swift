import Drawing
import UIKit

/// Measures the text of all views in half ems from now on, so that expected numbers are arithmetic.
///
/// Every suite whose numbers contain text calls it; all suites of this target agree on the engine.
func useMonospacedText() { ViewEnvironment.current.textMeasurer = MonospacedTextMeasurer() }
