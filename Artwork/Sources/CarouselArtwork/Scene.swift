/// A landscape that stands in for a photograph, until the person has given some of their own.
///
/// The same index gives the same bytes on every host.
public struct Scene: Sendable {
  /// The width of a scene, in its own units.
  public static var width: Float { 600 }
  /// The height of a scene, in its own units.
  public static var height: Float { 400 }

  /// What all of the scene follows from.
  public let index: Int64
  /// What it is of.
  public let subject: Subject
  let hour: Hour.Name
  private let opening: Int

  /// - Parameter index: Any number.
  public init(index: Int64) {
    self.index = index
    subject = Subject(rawValue: wander(index, Subject.count, step: 3, shift: 3)) ?? .hills
    // Each round has the subjects in another light.
    hour = subject.hour(laps(before: index, of: Subject.count))
    var dice = Dice(index: index, stream: 3)
    opening = dice.below(Words.places.count)
  }

  /// - Parameter index: Any number.
  public init(index: Int) {
    self.init(index: Int64(index))
  }

  /// What the picture shows, in UTF-8: a text for those who don't see it.
  public var titleBytes: [UInt8] {
    var pen = Pen()
    pen.write(Words.places, opening)
    pen.write(" ")
    pen.write(Words.subjects, subject.rawValue)
    pen.write(hour == .night ? " by " : " at ")
    pen.write(Words.hours, hour.rawValue)
    return pen.bytes
  }

  /// The picture as an SVG in UTF-8, less than 6 kB of it.
  public func svg() -> [UInt8] {
    var canvas = Canvas(width: Scene.width, height: Scene.height, index: index, kind: "s")
    var dice = Dice(index: index, stream: 4)
    subject.draw(on: &canvas, at: Hour(hour), by: &dice)
    return canvas.finished()
  }

  /// The colours of the sky from the zenith to the horizon, of the light, and of the nearest things.
  public var colors: [Color] {
    let hour = Hour(hour)
    return [hour.zenith.color, hour.middle.color, hour.horizon.color, hour.light.color, hour.near.color]
  }
}

#if !hasFeature(Embedded)
  extension Scene {
    /// What the picture shows.
    public var title: String { String(decoding: titleBytes, as: UTF8.self) }
  }
#endif
