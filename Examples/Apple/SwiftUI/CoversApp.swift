import CarouselSwiftUI
import SwiftUI

/// A collection, a selection, and a choice of styles. Never run on a device yet.
@main
struct CoversApp: App {
  var body: some Scene {
    WindowGroup { Covers() }
  }
}

struct Cover: Identifiable {
  let id: Int
  var color: Color { Color(hue: Double(id) / 12, saturation: 0.6, brightness: 0.9) }
}

struct Covers: View {
  @State private var current: Int? = 0
  @State private var styleName = "cover-flow"
  private let covers = (0..<12).map { Cover(id: $0) }

  var body: some View {
    VStack {
      Carousel(covers, selection: $current) { cover in
        RoundedRectangle(cornerRadius: 12).fill(cover.color).frame(width: 220, height: 220)
      }
      .carouselStyle(AnyCarouselStyle(named: styleName) ?? .linear)
      .carouselMotion(.system)
      .carouselIndicator(.dots)
      Picker("Style", selection: $styleName) {
        ForEach(["linear", "cover-flow", "rotary", "cylinder", "wheel", "time-machine"], id: \.self) { Text($0) }
      }
      .pickerStyle(.segmented)
    }
    .padding()
  }
}
