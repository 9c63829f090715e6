import CarouselSwiftUI
import CarouselViews
import SwiftUI
import Testing
import UIKit

// An app's file that imports everything: each name must be the one that its author means.

private struct Song: Identifiable {
  let id: Int
}

/// An app's own scene: the name must be SwiftUI's.
private struct Window: Scene {}

/// A SwiftUI carousel beside a UIKit carousel.
private struct Songs: View {
  let songs: [Song]
  var body: some View {
    Carousel(songs) { _ in Text("song") }.carouselStyle(.coverFlow).carouselView {
      $0.focusPoint = CGPoint(x: 0.5, y: 1)
    }
  }
}

@Test func `names of SwiftUI are not shadowed, and those of modifiers need no other import`() {
  let axis = Axis.vertical
  #expect(axis == .vertical)
  let motion: MotionProfile = .system
  let (style, reading) = (AnyCarouselStyle.coverFlow, CarouselReading.items)
  #expect(style.name?.description == "cover-flow" && motion == .system && reading == .items)
  _ = (Window(), StyleOptions().spacing.value(or: 1))
}

@MainActor @Test func `one file can use the carousels of UIKit and of SwiftUI`() {
  let view = CarouselView(style: AnyCarouselStyle(Rotary(isInverted: true)))
  view.options.spacing = .computed { $0 * 1.1 }
  view.update { $0.panVector = .init(x: 1, y: 1) }
  #expect(view.panVector == CGVector(dx: 1, dy: 1))
  #expect(Songs(songs: [Song(id: 1)]).songs.count == 1)
  let path: Path = Path()
  #expect(path == Path(), "a path is SwiftUI's")
}

@MainActor @Test func `names of the systems' headers are not shadowed`() {
  let (size, style): (Size, Style) = (3, 1)
  #expect(type(of: size) == Int.self && type(of: style) == UInt8.self)
}
