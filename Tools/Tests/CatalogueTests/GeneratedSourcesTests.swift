import Foundation
import Testing

@testable import carousel_catalogue

struct GeneratedSourcesTests {
  @Test func `the properties of the GTK widget in the repository are those of the table`() throws {
    let root = (0..<4).reduce(URL(fileURLWithPath: #filePath)) { url, _ in url.deletingLastPathComponent() }
    for (path, text) in WidgetSettings().files {
      #expect(
        try String(contentsOf: root.appendingPathComponent("GTK/\(path)"), encoding: .utf8) == text,
        "swift run --package-path Tools carousel-catalogue --gtk GTK writes \(path) anew")
    }
  }

  @Test func `the settings of Apple's views in the repository are those of the table`() throws {
    let file = "Sources/CarouselViews/CarouselView+Settings.swift"
    let root = (0..<4).reduce(URL(fileURLWithPath: #filePath)) { url, _ in url.deletingLastPathComponent() }
    #expect(
      try String(contentsOf: root.appendingPathComponent(file), encoding: .utf8) == ViewSettings.text,
      "swift run --package-path Tools carousel-catalogue --views \(file) writes it anew")
  }
}
