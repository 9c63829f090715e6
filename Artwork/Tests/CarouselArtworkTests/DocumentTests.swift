import Foundation
import Testing

@testable import CarouselArtwork

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// What holds for every picture as a file.
@Suite struct DocumentTests {
  @Test func `every picture is well-formed XML, and what it refers to is there`() {
    for index in Array(0..<1_000) + corners {
      for picture in [Cover(index: index).svg(), Scene(index: index).svg()] {
        let reader = Reader()
        let parser = XMLParser(data: Data(picture))
        parser.delegate = reader
        #expect(parser.parse(), "\(index): \(parser.parserError.map { "\($0)" } ?? "")")
        #expect(reader.references.isSubset(of: reader.names), "\(index)")
        #expect(reader.isNumeric, "\(index)")
      }
    }
  }

  @Test func `names differ from picture to picture, so that all may share a page`() {
    var seen: Set<String> = []
    for index in (-50..<200) as Range<Int64> {
      for picture in [Cover(index: index).svg(), Scene(index: index).svg()] {
        let reader = Reader()
        let parser = XMLParser(data: Data(picture))
        parser.delegate = reader
        _ = parser.parse()
        #expect(seen.isDisjoint(with: reader.names))
        seen.formUnion(reader.names)
      }
    }
  }

  @Test func `pictures are small, and mean no harm`() {
    for index in Array(0..<5_000) + corners {
      for picture in [Cover(index: index).svg(), Scene(index: index).svg()] {
        #expect(picture.count < 6_144, "\(index)")
      }
    }
    for index in 0..<200 {
      let picture = text(Cover(index: index).svg() + Scene(index: index).svg())
      // A strict policy for content would refuse styles, and a picture must load nothing.
      for word in ["style=", "<script", "href", "\n"] { #expect(!picture.contains(word), "\(word)") }
    }
  }
}

/// Reads the names that are given and used in a document, and whether its paths are made of numbers.
private final class Reader: NSObject, XMLParserDelegate {
  var names: Set<String> = []
  var references: Set<String> = []
  var isNumeric = true

  func parser(
    _ parser: XMLParser, didStartElement element: String, namespaceURI: String?, qualifiedName: String?,
    attributes: [String: String] = [:]
  ) {
    if let name = attributes["id"] { names.insert(name) }
    for value in attributes.values where value.hasPrefix("url(#") {
      references.insert(String(value.dropFirst("url(#".count).dropLast()))
    }
    for key in ["x", "y", "width", "height", "cx", "cy", "r", "x1", "y1", "x2", "y2", "offset", "opacity"] {
      if let value = attributes[key], Double(value) == nil { isNumeric = false }
    }
    if let path = attributes["d"] {
      let letters = CharacterSet(charactersIn: "MLCSAZHVlhvz0123456789.- ")
      if path.isEmpty || !"M".contains(path.first!) || path.rangeOfCharacter(from: letters.inverted) != nil {
        isNumeric = false
      }
    }
  }
}
