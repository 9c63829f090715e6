import Foundation

/// The metadata of the galleries' pictures.
struct Artwork: Decodable {
  struct Cover: Decodable {
    /// As `#rrggbb`; `colors` likewise.
    var ground: String
    var colors: [String]

    /// Whether red, green and blue of its ground are all at least three quarters.
    var isLight: Bool { UInt32(ground.dropFirst(), radix: 16).map { $0 & 0xC0C0C0 == 0xC0C0C0 } ?? false }
  }

  var covers: [Cover]

  static let shared: Artwork = {
    do {
      let file = Bundle.module.bundleURL.appendingPathComponent("artwork.json")
      return try JSONDecoder().decode(Artwork.self, from: Data(contentsOf: file))
    } catch {
      fatalError("the package's artwork.json cannot be read: \(error)")
    }
  }()
}
