import CarouselConfiguration
import CarouselEngine
import Foundation
import Testing

/// The documents that also test the JavaScript side and the schema.
struct Corpus {
  let good: [JSON]
  let bad: [(document: JSON, problems: [String])]
  let goodTexts: [String]
  let badTexts: [String]
  let textsWithOddNames: [String]

  init() throws {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Configuration/documents.json")
    let json = try JSON(parsing: String(contentsOf: file, encoding: .utf8))
    func list(_ json: JSON?) -> [JSON] { json?.array ?? [] }
    good = list(json["good"])
    bad = list(json["bad"]).map { ($0["document"] ?? .null, list($0["problems"]).compactMap(\.string)) }
    goodTexts = list(json["goodTexts"]).compactMap(\.string)
    badTexts = list(json["badTexts"]).compactMap(\.string)
    textsWithOddNames = list(json["textsWithOddNames"]).compactMap(\.string)
  }
}

@Suite struct DocumentTests {
  let corpus: Corpus

  init() throws {
    corpus = try Corpus()
  }

  @Test func `there are documents to test with`() {
    #expect(corpus.good.count > 20 && corpus.bad.count > 40)
    #expect(corpus.goodTexts.count > 4 && corpus.badTexts.count > 15 && corpus.textsWithOddNames.count > 3)
  }

  @Test func `valid documents are read and written unchanged`() throws {
    for document in corpus.good {
      let configuration = try CarouselConfiguration(document)
      #expect(try JSON(parsing: configuration.text) == document)
      let data = try JSONEncoder().encode(configuration)
      #expect(try JSONDecoder().decode(CarouselConfiguration.self, from: data) == configuration)
      #expect(try JSONDecoder().decode(JSON.self, from: data) == document)
    }
  }

  @Test func `all problems of an invalid document are reported`() {
    for (document, problems) in corpus.bad {
      #expect(CarouselConfiguration.problems(of: document).map(\.description) == problems)
      #expect(throws: ConfigurationError.self) { try CarouselConfiguration(document) }
      #expect(throws: ConfigurationError.self) {
        try JSONDecoder().decode(CarouselConfiguration.self, from: JSONEncoder().encode(document))
      }
    }
  }

  @Test func `texts are parsed as JSON`() throws {
    for text in corpus.goodTexts { #expect(try CarouselConfiguration(parsing: text).document["version"] == 1) }
    for text in corpus.badTexts {
      #expect(throws: ConfigurationError.self, "\(text)") { try CarouselConfiguration(parsing: text) }
    }
  }

  private func problem(_ text: String) -> String {
    do throws(ConfigurationError) {
      _ = try JSON(parsing: text)
      return ""
    } catch {
      return error.description
    }
  }

  @Test func `names that not all readers compare alike are refused`() throws {
    for text in corpus.textsWithOddNames {
      #expect(problem(text).contains("expected a name in ASCII, got "), "\(text)")
      #expect(throws: DecodingError.self, "\(text)") {
        try JSONDecoder().decode(CarouselConfiguration.self, from: Data(text.utf8))
      }
    }
    #expect(problem("{\n  \"axis\": { \"é\": 1 } }") == "line 2, column 13: expected a name in ASCII, got \"é\"")
  }

  @Test func `syntax errors have their position`() {
    #expect(problem("{\n  \"version\": 1\n  \"axis\": 2 }") == "line 3, column 3: expected a comma or }")
    #expect(problem("[\"é\", tru]") == "line 1, column 10: expected a value")
    #expect(problem("") == "line 1, column 1: expected a value")
    #expect(problem("[1] 2") == "line 1, column 5: expected the end")
    #expect(problem(String(repeating: "[", count: 100_000)).contains("expected less deeply nested values"))
  }

  @Test(arguments: 1...200) func `any text is read or refused`(seed: Int) {
    var random = SeededRandom(seed: seed)
    let alphabet = Array("{}[]:,\"\\u0129abtrue.e+-  \n\u{1}é")
    let text = String((0..<Int.random(in: 0...40, using: &random)).map { _ in alphabet.randomElement(using: &random)! })
    if let value = try? JSON(parsing: text) {
      #expect(try! JSON(parsing: value.text()) == value)
    }
  }

  @Test(arguments: 1...400) func `any valid document is written unchanged`(seed: Int) throws {
    var random = SeededRandom(seed: seed)
    let document = CarouselConfiguration.shape.randomValue(using: &random)
    let configuration = try CarouselConfiguration(document)
    #expect(try CarouselConfiguration(parsing: configuration.text) == configuration)
    #expect(try JSON(parsing: configuration.text) == document)
  }

  @Test(arguments: 1...200) func `an invalid value is reported with its path`(seed: Int) throws {
    var random = SeededRandom(seed: seed)
    guard var document = CarouselConfiguration.shape.randomValue(using: &random).object else { return }
    guard let name = document.keys.filter({ $0 != "version" }).sorted().randomElement(using: &random) else { return }
    document[name] = [[]]
    #expect(
      CarouselConfiguration.problems(of: .object(document)).contains {
        $0.path == name || $0.path.hasPrefix("\(name)[")
      })
  }

  @Test func `setting a field to an invalid value has no effect`() {
    var configuration = CarouselConfiguration()
    configuration["perspective"] = -0.004
    configuration["perspective"] = "near"
    configuration["version"] = 2
    configuration["nothing"] = 1
    #expect(configuration.document == ["version": 1, "perspective": -0.004])
    configuration["perspective"] = nil
    #expect(configuration == CarouselConfiguration())
  }

  @Test func `changing the style keeps shared options`() {
    var configuration = CarouselConfiguration()
    configuration.styleName = "cover-flow"
    configuration.styleOptions = ["tilt": 0.5, "spacing": 0.4]
    configuration.styleName = "linear"
    #expect(configuration.document["style"] == ["name": "linear", "spacing": 0.4])
    configuration.styleName = "nothing"
    #expect(configuration.styleName == "linear")
  }
}

@Suite struct CatalogueTests {
  @Test func `the data for the designer has every style, option and field`() {
    let data = Catalogue.data
    #expect(data["styles"]?.array?.count == CarouselConfiguration.styleNames.count)
    #expect((data["fields"]?.array?.count ?? 0) > 15)
  }
}
