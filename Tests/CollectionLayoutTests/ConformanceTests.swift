import CollectionLayout
import Foundation
import Geometry
import Testing

/// UIKit's recorded answers, all of them.
struct ConformanceTests {
  @Test("Solved layouts have UIKit's frames", arguments: ConformanceCase.cases("compositional"))
  func compositional(test: ConformanceCase) throws { try run(test, tolerance: 0.001) }

  @Test(
    "Layouts measured from screenshots agree to a pixel", arguments: ConformanceCase.cases("screenshots"))
  func screenshots(test: ConformanceCase) throws { try run(test, tolerance: 0.35) }

  @Test("Public assertions that ran against UIKit hold", arguments: ConformanceCase.cases("backport"))
  func backport(test: ConformanceCase) throws { try run(test, tolerance: 0.001) }

  private func run(_ test: ConformanceCase, tolerance: CGFloat) throws {
    let layout = ConformanceReader.compositional(test.json["layout"])
    let counts = test.counts
    let plan = try layout.plan(
      sectionCount: counts.count, itemCount: { counts[$0] }, environment: test.environment)
    var comparison = ConformanceComparison(
      test, plan: plan, window: test.window, tolerance: tolerance)
    comparison.run()
  }
}
