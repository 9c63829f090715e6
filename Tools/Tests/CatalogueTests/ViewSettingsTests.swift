import Foundation
import Testing

@testable import carousel_catalogue

struct ViewSettingsTests {
  @Test func `the settings of Apple's views in the repository are those of the table`() throws {
    let file = "Sources/CarouselViews/CarouselView+Settings.swift"
    let root = (0..<4).reduce(URL(fileURLWithPath: #filePath)) { url, _ in url.deletingLastPathComponent() }
    #expect(
      try String(contentsOf: root.appendingPathComponent(file), encoding: .utf8) == ViewSettings.text,
      "swift run --package-path Tools carousel-catalogue --views \(file) writes it anew")
  }
}
