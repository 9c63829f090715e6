import CarouselUIKit
import Foundation

/// A session as `carousel-replay --sessions` writes it: what is done to a carousel, and after how many of it the picture is
/// looked at.
struct Session {
  struct Input {
    let name: String
    let numbers: [Double]
  }

  let sizes: [CGSize]
  let placeholderSize: CGSize
  let denied: Set<Int>
  let inputs: [Input]
  let looks: [Int]
  /// How many items and placeholders there are at first: as the first look tells.
  let counts: (items: Int, placeholders: Int)

  init(_ data: Data) throws {
    guard let json = try JSONSerialization.jsonObject(with: data) as? [String: Any],
      let inputs = json["inputs"] as? [[Any]], let frames = json["frames"] as? [[String: Any]]
    else { throw CocoaError(.fileReadCorruptFile) }
    sizes = (json["sizes"] as? [[NSNumber]] ?? []).map(Self.size)
    placeholderSize = Self.size(json["placeholderSize"] as? [NSNumber] ?? [0, 0])
    denied = Set((json["denied"] as? [NSNumber] ?? []).map(\.intValue))
    self.inputs = inputs.map { input in
      Input(name: input.first as? String ?? "", numbers: input.dropFirst().map(Self.number))
    }
    func count(_ name: String) -> Int { (frames.first?[name] as? NSNumber)?.intValue ?? 0 }
    counts = (count("numberOfItems"), count("numberOfPlaceholders"))
    looks = frames.compactMap { ($0["after"] as? NSNumber)?.intValue }
  }

  private static func size(_ numbers: [NSNumber]) -> CGSize {
    CGSize(width: numbers[0].doubleValue, height: numbers[1].doubleValue)
  }

  /// Numbers that JSON has no words for are texts.
  private static func number(_ value: Any) -> Double {
    (value as? NSNumber)?.doubleValue ?? (value as? String).flatMap(Double.init) ?? .nan
  }
}
