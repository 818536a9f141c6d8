import Drawing
import Foundation
import Geometry
import Testing

@testable import CollectionUI

@Suite struct GestureTests {
  @Test("Gestures are kept and never made")
  func gestures() throws {
    struct Card: View {
      @GestureState private var offset = CGSize(width: 3, height: 0)
      @GestureState private var isHeld: Bool?
      @State private var angle = Angle.zero

      var drag: some Gesture<DragGesture.Value> {
        DragGesture(minimumDistance: 5).onChanged { _ in }
          .updating($offset) { value, state, transaction in
            state = value.translation
            transaction.animation = nil
          }
          .onEnded { _ in angle = .degrees(90) }
      }

      var body: some View {
        box(40, 30)
          .offset(offset)
          .rotationEffect(angle)
          .gesture(drag, including: .all)
          .simultaneousGesture(TapGesture(count: 2).exclusively(before: SpatialTapGesture().onEnded { _ in }))
          .highPriorityGesture(LongPressGesture(minimumDuration: 1).sequenced(before: DragGesture()))
          .gesture(MagnifyGesture().simultaneously(with: RotateGesture()).onEnded { _ in })
          .gesture(MagnificationGesture().onChanged { _ in }).gesture(RotationGesture().onEnded { _ in })
          .onTapGesture { location in angle = .degrees(location.x) }
          .onLongPressGesture(minimumDuration: 1, maximumDistance: 5) {
          } onPressingChanged: { _ in
          }
          .transaction { $0.disablesAnimations = true }
          .transition(
            .asymmetric(insertion: .push(from: .top), removal: .scale(scale: 0.5).animation(.default))
              .combined(with: .offset(x: 4))
          )
          .animation(.timingCurve(0, 0, 1, 1).speed(2), value: 1)
          .animation(.interpolatingSpring(stiffness: 100, damping: 10), value: isHeld)
          .accessibilitySortPriority(1).accessibilityAction(named: "Turn") {}
      }
    }
    #expect(try Drawn(Card()).list == Drawn(box(40, 30).offset(x: 3)).list)
    let drag = DragGesture.Value(
      time: Date(timeIntervalSinceReferenceDate: 0), location: CGPoint(x: 9, y: 7),
      startLocation: CGPoint(x: 4, y: 1), velocity: .zero, predictedEndLocation: CGPoint(x: 24, y: 11))
    #expect(drag.translation == CGSize(width: 5, height: 6))
    #expect(drag.predictedEndTranslation == CGSize(width: 20, height: 10))
  }
}
