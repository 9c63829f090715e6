import CarouselConfiguration
import CarouselDesigner
import CarouselEngine
import Testing

@Suite struct CodeTests {
  private func code(_ text: String, in language: CodeLanguage) throws -> String {
    Designer(DesignState(try CarouselConfiguration(parsing: text))).code(in: language)
  }

  @Test(arguments: CrossAlignment.allCases.filter { $0 != .center }, CodeLanguage.allCases)
  func `code sets the cross alignment and the automatic height`(
    alignment: CrossAlignment, language: CodeLanguage
  ) throws {
    let document = #"{ "version": 1, "crossAlignment": "\#(alignment.name)", "autoHeight": true }"#
    let lines =
      switch language {
      case .html: [#"cross-alignment="\#(alignment.name)""#, "auto-height"]
      case .json: [#""crossAlignment": "\#(alignment.name)""#, #""autoHeight": true"#]
      case .swiftui: [".carouselCrossAlignment(.\(alignment))\n", ".carouselAutomaticHeight()\n"]
      case .uikit, .appkit, .gtk: ["carousel.crossAlignment = .\(alignment)\n", "carousel.adjustsHeight = true\n"]
      }
    let code = try code(document, in: language)
    for line in lines { #expect(code.contains(line), "\(language): \(code)") }
    #expect(!code.contains("carouselView"))
    let plain = try self.code(#"{ "version": 1, "crossAlignment": "center", "autoHeight": false }"#, in: language)
    #expect(!plain.lowercased().contains("cross") && !plain.lowercased().contains("height()"))
  }

  @Test func `the insets of an element have units, which its style sheet can read`() throws {
    let code = try code(#"{ "version": 1, "gap": 16, "insets": { "x": 24, "y": 7.5 } }"#, in: .html)
    #expect(code.contains(#"insets="24px 7.5px""#) && code.contains(#"gap="16""#), "\(code)")
  }

  @Test(arguments: [CodeLanguage.swiftui, .uikit, .appkit, .gtk])
  func `choices are written as cases`(language: CodeLanguage) throws {
    let code = try code(#"{ "version": 1, "snap": "proximity", "itemSizing": "measured" }"#, in: language)
    #expect(code.contains("carousel.snap = .proximity\n") && code.contains("carousel.itemSizing = .measured\n"))
  }
}
