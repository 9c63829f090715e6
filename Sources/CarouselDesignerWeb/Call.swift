import CarouselConfiguration
import CarouselDesigner

/// A call from the page: a name, the time, and arguments.
struct Call {
  let name: String
  let time: Double
  private let values: [JSON]

  init(_ list: [JSON]) {
    name = list.first?.string ?? ""
    time = list.count > 1 ? list[1].number ?? 0 : 0
    values = Array(list.dropFirst(2))
  }

  /// Returns an argument; null if it is missing.
  subscript(index: Int) -> JSON { index < values.count ? values[index] : .null }

  func string(_ index: Int) -> String { self[index].string ?? "" }
  func number(_ index: Int) -> Double { self[index].number ?? 0 }
  func flag(_ index: Int) -> Bool { self[index].boolean ?? false }
  func whole(_ index: Int) -> Int { Int(exactly: number(index).rounded()) ?? 0 }

  /// Returns the argument as a location in the design.
  func place(_ index: Int) -> FieldPlace? { FieldPlace(self[index].array ?? []) }
}

extension FieldPlace {
  /// Parses a location, for example `["style", "tilt"]`.
  fileprivate init?(_ path: [JSON]) {
    guard let first = path.first?.string else { return nil }
    let name = path.last?.string ?? "", isInner = path.count > 1
    switch first {
    case "style" where path.count == 4:
      guard let kind = path[1].string.flatMap({ PathStops.Kind(rawValue: $0) }), let index = path[2].number else {
        return nil
      }
      self = .stop(kind, Int(index), isPosition: name == "at")
    case "style": self = .option(name)
    case "motion": self = isInner && name != "profile" ? .motion(name) : .profile
    case "decorations":
      guard path.count == 3, let index = path[1].number else { return nil }
      self = .decoration(Int(index), name)
    case "items": self = .items
    case "size": self = .size
    default: self = isInner ? .coordinate(.field(first), name) : .field(first)
    }
  }
}
