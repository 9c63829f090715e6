@testable import CarouselViews
import Foundation
import Testing

extension TheHost {
  /// The language of the words that assistive technology speaks.
  @MainActor @Suite struct Languages {
    /// An app that is localized in one language.
    private func app(in language: String) throws -> Bundle {
      let folder = FileManager.default.temporaryDirectory.appendingPathComponent("Languages \(UUID())")
      let texts = folder.appendingPathComponent("\(language).lproj")
      try FileManager.default.createDirectory(at: texts, withIntermediateDirectories: true)
      return try #require(Bundle(path: folder.path))
    }

    @Test(arguments: [("de", CarouselLanguage.german), ("ja", .japanese), ("ar", .arabic), ("it", .english)])
    func `words are in the language of the app`(localization: String, language: CarouselLanguage) throws {
      #expect(try CarouselLanguage(of: app(in: localization)) == language)
    }

    @Test func `a carousel and its controls have words of that language`() {
      let carousel = ViewStage(items: 3).carousel
      let words = CarouselWords(language: .current)
      #expect(carousel.words.next == words.next && carousel.words.position(0, 3) == words.position(0, 3))
    }
  }
}
