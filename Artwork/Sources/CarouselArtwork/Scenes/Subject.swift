/// What a scene is of.
public enum Subject: Int, CaseIterable, Sendable {
  case hills, sea, forest, dunes, city, lake, clouds, aurora

  static var count: Int64 { 8 }

  /// One of the hours that suit it, which take turns.
  func hour(_ turn: Int64) -> Hour.Name {
    // Each letter is an hour, in their order: a is dawn, b morning, c noon, d afternoon, e evening, f dusk, …
    let hours: StaticString =
      switch self {
      case .hills: "faebdg"
      case .sea: "ehagfd"
      case .forest: "bgadh"
      case .dunes: "decha"
      case .city: "fhge"
      case .lake: "cagbf"
      case .clouds: "aedcf"
      case .aurora: "hg"
      }
    let letter = hours.utf8Start[place(turn, in: Int64(hours.utf8CodeUnitCount))]
    return Hour.Name(rawValue: Int(letter) - 97) ?? .dusk
  }

  func draw(on canvas: inout Canvas, at hour: Hour, by dice: inout Dice) {
    switch self {
    case .hills: Hills.draw(on: &canvas, at: hour, by: &dice)
    case .sea: Sea.draw(on: &canvas, at: hour, by: &dice)
    case .forest: Forest.draw(on: &canvas, at: hour, by: &dice)
    case .dunes: Dunes.draw(on: &canvas, at: hour, by: &dice)
    case .city: City.draw(on: &canvas, at: hour, by: &dice)
    case .lake: Lake.draw(on: &canvas, at: hour, by: &dice)
    case .clouds: Clouds.draw(on: &canvas, at: hour, by: &dice)
    case .aurora: Aurora.draw(on: &canvas, at: hour, by: &dice)
    }
  }
}

/// A kind of landscape: draws one of its kind in the light of an hour.
protocol Landscape {
  static func draw(on canvas: inout Canvas, at hour: Hour, by dice: inout Dice)
}
