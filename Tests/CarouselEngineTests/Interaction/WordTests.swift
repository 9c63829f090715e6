import Testing

@testable import CarouselEngine

@Suite struct `Words` {
  @Test(arguments: CarouselLanguage.allCases)
  func `every word is in every language, and other than its neighbours`(language: CarouselLanguage) {
    let texts = CarouselWord.allCases.map { $0.text(in: language) }
    #expect(!texts.contains("") && Set(texts).count == texts.count)
  }

  @Test(arguments: [
    ("en-US", "Aja, 3 of 12"), ("de", "Aja, 3 von 12"), ("fr_CA.UTF-8", "Aja, 3 sur 12"), ("es-419", "Aja, 3 de 12"),
    ("ar", "Aja، 3 من 12"), ("ja-JP", "Aja、12件中3件目"), ("C", "Aja, 3 of 12"), ("", "Aja, 3 of 12"),
  ])
  func `positions and names are joined as in the language`(tag: String, text: String) {
    let words = CarouselWords(language: CarouselLanguage(tag: tag))
    #expect(words.announcement(ofItemAt: 2, of: 12, named: "Aja") == text)
  }

  @Test func `an app's words come before those of the language`() {
    let words = CarouselWords(next: "Onwards", language: .german)
    #expect(words.next == "Onwards" && words.previous == "Zurück")
  }

  @Test(arguments: [
    (CarouselLanguage.english, "500,003 of 1,000,000"), (.german, "500.003 von 1.000.000"),
    (.french, "500\u{202F}003 sur 1\u{202F}000\u{202F}000"), (.spanish, "500.003 de 1.000.000"),
    (.japanese, "1,000,000件中500,003件目"),
  ])
  func `numbers are grouped as in the language`(language: CarouselLanguage, text: String) {
    #expect(CarouselWords(language: language).position(500_002, 1_000_000) == text)
  }

  @Test func `numbers of four digits are grouped, except in Spanish`() {
    #expect(CarouselWords(language: .spanish).position(8_998, 10_000) == "8999 de 10.000")
    #expect(CarouselWords(language: .german).position(8_998, 10_000) == "8.999 von 10.000")
  }
}
