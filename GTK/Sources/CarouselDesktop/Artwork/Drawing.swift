import Foundation

/// A picture of the gallery, which is a file. The files repeat in both directions, so every index has one.
nonisolated struct Drawing: Hashable, Sendable {
  /// What it is called.
  let title: String
  /// The colour that most of it has: red, green, blue.
  let ground: [UInt8]
  private let file: URL
  private let hasLettering: Bool

  /// The picture as an SVG in UTF-8; empty where it cannot be read. It reads a file, so not on the main thread.
  var svg: [UInt8] {
    guard let text = try? String(contentsOf: file, encoding: .utf8) else { return [] }
    // The lettering comes last.
    guard !hasLettering, let lettering = text.range(of: #"<g id="lettering""#) else { return Array(text.utf8) }
    return Array((text[..<lettering.lowerBound] + "</svg>").utf8)
  }
}

extension Drawing {
  /// A cover with its title and number.
  static func cover(_ index: Int) -> Drawing { at(index, of: covers) }
  /// A cover without words.
  static func plain(_ index: Int) -> Drawing { at(index, of: plainCovers) }
  /// A landscape.
  static func scene(_ index: Int) -> Drawing { at(index, of: scenes) }

  private static func at(_ index: Int, of drawings: [Drawing]) -> Drawing {
    let remainder = index % drawings.count
    return drawings[remainder < 0 ? remainder + drawings.count : remainder]
  }

  private static let covers = artwork.covers.enumerated().map { Drawing($1, $0, in: "covers") }
  private static let plainCovers = artwork.covers.enumerated().map {
    Drawing($1, $0, in: "covers", hasLettering: false)
  }
  private static let scenes = artwork.scenes.enumerated().map { Drawing($1, $0, in: "scenes") }

  private init(_ picture: Artwork.Picture, _ number: Int, in series: String, hasLettering: Bool = true) {
    title = picture.title
    let color = UInt32(picture.ground.dropFirst(), radix: 16) ?? 0
    ground = [16, 8, 0].map { UInt8(truncatingIfNeeded: color >> $0) }
    file = Self.folder.appendingPathComponent("\(series)/\(number < 10 ? "0" : "")\(number).svg")
    self.hasLettering = hasLettering
  }

  private static let folder = Bundle.module.bundleURL.appendingPathComponent("Artwork")

  private static let artwork: Artwork = {
    do {
      let file = folder.appendingPathComponent("artwork.json")
      return try JSONDecoder().decode(Artwork.self, from: Data(contentsOf: file))
    } catch {
      fatalError("the covers beside the program cannot be read: \(error)")
    }
  }()
}

/// What is known of the pictures, in the order of their numbers.
private nonisolated struct Artwork: Decodable {
  struct Picture: Decodable {
    var title: String
    /// As `#rrggbb`.
    var ground: String
  }

  var covers: [Picture]
  var scenes: [Picture]
}
