import CGtk4
import CarouselGTK

/// The about dialog.
enum About {
  static func show(over parent: WidgetPointer) {
    Adwaita.showAbout(
      AboutFacts(
        name: localized("Carousel Gallery"), developer: localized("The Swift Carousel authors"),
        comments: localized(
          "Carousels of any widget, in any style: one engine in Swift for the web, GTK, UIKit, AppKit and SwiftUI.")),
      over: parent)
  }
}
