import CollectionLayout
import Foundation
import Geometry

/// What libFuzzer calls for each input, on the main thread.
@_cdecl("LLVMFuzzerTestOneInput")
nonisolated public func fuzzOneInput(_ data: UnsafePointer<UInt8>?, _ size: Int) -> CInt {
  // The pointer is only read during the call, on this thread.
  nonisolated(unsafe) let bytes = UnsafeBufferPointer(start: data, count: size)
  MainActor.assumeIsolated {
    if FuzzCase(bytes, keepsLog: false).run() != nil {
      // The same again, noting what is read.
      let test = FuzzCase(bytes, keepsLog: true)
      let failure = test.run() ?? "not seen again"
      fatalError((test.log + [failure]).joined(separator: "\n"))
    }
  }
  return 0
}

/// One input: a description, what it is solved for, and what is done with the plan.
final class FuzzCase {
  private var descriptions: FuzzDescriptions
  /// What was read, in order.
  var log: [String] { descriptions.bytes.log }

  init(_ bytes: UnsafeBufferPointer<UInt8>, keepsLog: Bool) {
    var source = FuzzBytes(bytes)
    source.keepsLog = keepsLog
    descriptions = FuzzDescriptions(source)
  }

  /// Solves and checks; the sentence of the check that failed, if one did.
  func run() -> String? {
    let counts = (0..<descriptions.bytes.number(below: 4)).map { _ in descriptions.bytes.number(below: 40) }
    let environment = environment()
    descriptions.bytes.note("counts \(counts), \(environment)")
    let rects = (0..<2).map { _ in
      CGRect(
        x: Double(descriptions.bytes.byte()) * 4 - 100, y: Double(descriptions.bytes.byte()) * 8 - 100,
        width: Double(descriptions.bytes.byte()) * 2, height: Double(descriptions.bytes.byte()) * 3)
    }
    let planner = descriptions.layout(sectionCount: counts.count)
    do throws(LayoutMisuse) {
      return try PlanScenario(planner: planner, counts: counts, environment: environment, rects: rects).run(
        &descriptions.bytes)
    } catch { return nil }
  }

  private func environment() -> LayoutEnvironment {
    func insets() -> EdgeInsets {
      guard descriptions.bytes.chance(3) else { return .zero }
      return EdgeInsets(
        top: Double(descriptions.bytes.byte()) / 2, leading: Double(descriptions.bytes.byte()) / 2,
        bottom: Double(descriptions.bytes.byte()) / 2, trailing: Double(descriptions.bytes.byte()) / 2)
    }
    return LayoutEnvironment(
      containerSize: CGSize(width: descriptions.bytes.length(), height: descriptions.bytes.length()),
      safeAreaInsets: insets(), layoutMargins: insets(), contentInsets: insets(),
      traits: Traits(
        layoutDirection: descriptions.bytes.chance(3) ? .rightToLeft : .leftToRight,
        displayScale: descriptions.bytes.choice([1, 2, 3, 1.5])))
  }
}
