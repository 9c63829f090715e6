import CarouselEngine
import Foundation

/// A plain card of two colours with a sun and a hill: enough to show its rotation, on white and on black.
struct Card {
  let size: Size2D
  /// The colours of the plate, the hill and the sun.
  private let colors: [String]

  private static let roundness = 10.0

  init(size: Size2D, index: Int) {
    self.size = size
    colors = Self.palettes[index % Self.palettes.count]
  }

  /// The colours of the galleries' covers on light paper: dark enough for a white page, and bright enough for a black
  /// one.
  private static let palettes = Artwork.shared.covers.filter(\.isLight).map(\.colors)

  /// An area of one colour: its outline in points from the card's centre.
  struct Area {
    var color: String
    var outline: [Point2D]
  }

  /// The areas from back to front.
  var areas: [Area] {
    let (x, y) = (size.width / 2, size.height / 2)
    let sun = Self.arc(about: Point2D(x: x * 0.3, y: -y * 0.38), radius: x * 0.36, from: 0, to: 2, steps: 20)
    let corner = Point2D(x: -x, y: y)
    let hill = Self.arc(about: corner, radius: x * 1.45, from: 1.5, to: 2, steps: 10) + bottomLeftCorner
    return [
      Area(color: colors[0], outline: plate), Area(color: colors[2], outline: sun),
      Area(color: colors[1], outline: hill),
    ]
  }

  /// The outline of the card, with its round corners.
  private var plate: [Point2D] {
    let (x, y, r) = (size.width / 2 - Self.roundness, size.height / 2 - Self.roundness, Self.roundness)
    return Self.arc(about: Point2D(x: x, y: y), radius: r, from: 0, to: 0.5, steps: 3) + bottomLeftCorner
      + Self.arc(about: Point2D(x: -x, y: -y), radius: r, from: 1, to: 1.5, steps: 3)
      + Self.arc(about: Point2D(x: x, y: -y), radius: r, from: 1.5, to: 2, steps: 3)
  }

  private var bottomLeftCorner: [Point2D] {
    let (x, y, r) = (size.width / 2 - Self.roundness, size.height / 2 - Self.roundness, Self.roundness)
    return Self.arc(about: Point2D(x: -x, y: y), radius: r, from: 0.5, to: 1, steps: 3)
  }

  /// Returns an arc; angles are in half turns, clockwise from the right.
  private static func arc(
    about centre: Point2D, radius: Double, from start: Double, to end: Double, steps: Int
  ) -> [Point2D] {
    (0...steps).map { step in
      let angle = (start + (end - start) * Double(step) / Double(steps)) * .pi
      return centre + Point2D(x: radius * cos(angle), y: radius * sin(angle))
    }
  }
}
