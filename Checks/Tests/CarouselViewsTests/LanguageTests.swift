@testable import CarouselViews
import Foundation
import Testing

extension TheHost {
  /// The language of the words that assistive technology speaks.
  @MainActor @Suite struct Languages {
    /// Calls a function with an app that is localized in one language.
    private func withApp<Result>(in language: String, _ function: (Bundle) throws -> Result) throws -> Result {
      let folder = FileManager.default.temporaryDirectory.appendingPathComponent("Languages \(UUID())")
      defer { try? FileManager.default.removeItem(at: folder) }
      let texts = folder.appendingPathComponent("\(language).lproj")
      try FileManager.default.createDirectory(at: texts, withIntermediateDirectories: true)
      return try function(#require(Bundle(path: folder.path)))
    }

    @Test(arguments: [("de", CarouselLanguage.german), ("ja", .japanese), ("ar", .arabic), ("it", .english)])
    func `words are in the language of the app`(localization: String, language: CarouselLanguage) throws {
      #expect(try withApp(in: localization) { CarouselLanguage(of: $0) } == language)
    }

    @Test func `a carousel and its controls have words of that language`() {
      let carousel = ViewStage(items: 3).carousel
      let words = CarouselWords(language: .current)
      #expect(carousel.words.next == words.next && carousel.words.position(0, 3) == words.position(0, 3))
    }
  }
}
