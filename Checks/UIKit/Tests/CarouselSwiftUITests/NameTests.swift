import CarouselSwiftUI
import SwiftUI
import Testing

/// An app's own scene: the name has to be SwiftUI's.
private struct Window: Scene {}

@Test func `names of SwiftUI stay SwiftUI's, and those of modifiers need no other import`() {
  let axis = Axis.vertical
  #expect(axis == .vertical)
  let motion: MotionProfile = .system
  let (style, reading) = (AnyStyle.coverFlow, CarouselReading.items)
  #expect(style.name?.description == "cover-flow" && motion == .system && reading == .items)
  _ = (Window(), StyleOptions().spacing.value(or: 1))
}
