import Foundation

/// A picture of the gallery, stored as a file. The files repeat in both directions, so every index has one.
nonisolated struct Drawing: Hashable, Sendable {
  /// Its title.
  let title: String
  /// Its dominant colour: red, green, blue.
  let ground: [UInt8]
  private let file: URL
  private let hasLettering: Bool
  /// Where another shape leaves no room for all of it, its middle is seen.
  private static let filling = #"<svg preserveAspectRatio="xMidYMid slice" "#

  /// The picture as an SVG in UTF-8, which fills any area; empty if it cannot be read. It reads a file, so do not call it on
  /// the main thread.
  var svg: [UInt8] {
    guard var text = try? String(contentsOf: file, encoding: .utf8) else { return [] }
    if let start = text.range(of: "<svg ", options: .anchored) { text.replaceSubrange(start, with: Self.filling) }
    // The lettering is last.
    guard !hasLettering, let lettering = text.range(of: #"<g id="lettering""#) else { return Array(text.utf8) }
    return Array((text[..<lettering.lowerBound] + "</svg>").utf8)
  }
}

extension Drawing {
  /// Returns a cover with its title and number.
  static func cover(_ index: Int) -> Drawing { at(index, of: covers) }
  /// Returns a cover without lettering.
  static func plain(_ index: Int) -> Drawing { at(index, of: plainCovers) }
  /// Returns a landscape.
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

  private static let folder = Share.folder.appendingPathComponent("\(Main.name)/Artwork")

  private static let artwork: Artwork = {
    do {
      let file = folder.appendingPathComponent("artwork.json")
      return try JSONDecoder().decode(Artwork.self, from: Data(contentsOf: file))
    } catch {
      fatalError("the covers of the gallery cannot be read; GTK/install puts them there: \(error)")
    }
  }()
}

/// The metadata of the pictures, in the order of their numbers.
private nonisolated struct Artwork: Decodable {
  struct Picture: Decodable {
    var title: String
    /// As `#rrggbb`.
    var ground: String
  }

  var covers: [Picture]
  var scenes: [Picture]
}
