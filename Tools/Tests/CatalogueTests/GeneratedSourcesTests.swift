import Foundation
import Testing

@testable import carousel_catalogue

struct GeneratedSourcesTests {
  @Test func `the properties of the GTK widget in the repository are those of the table`() throws {
    let root = (0..<4).reduce(URL(fileURLWithPath: #filePath)) { url, _ in url.deletingLastPathComponent() }
    for (path, text) in WidgetSettings().files {
      #expect(
        try String(contentsOf: root.appendingPathComponent("GTK/\(path)"), encoding: .utf8) == text,
        "./carousel settings writes \(path) anew")
    }
  }

  @Test(arguments: [
    ("Sources/CarouselViews/CarouselView+Settings.swift", ViewSettings.text),
    ("Sources/CarouselSwiftUI/Carousel+Settings.swift", ModifierSettings.text),
    ("Documentation/Settings.md", SettingsReference.text),
  ])
  func `the settings of Apple's views and their page in the repository are those of the table`(
    path: String, text: String
  ) throws {
    let root = (0..<4).reduce(URL(fileURLWithPath: #filePath)) { url, _ in url.deletingLastPathComponent() }
    #expect(
      try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8) == text,
      "./carousel settings writes \(path) anew")
  }
}
