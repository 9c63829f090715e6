import CarouselArtwork

/// What the command line asks for.
struct Request {
  enum Kind { case cover, scene }
  enum Part { case picture, plain, title, colors }

  var kind: Kind
  var part = Part.picture
  var ranges: [ClosedRange<Int64>] = []

  /// Nil if the arguments make no sense.
  init?(arguments: some Collection<String>) {
    switch arguments.first {
    case "cover": kind = .cover
    case "scene": kind = .scene
    default: return nil
    }
    for argument in arguments.dropFirst() {
      switch argument {
      case "--plain": part = .plain
      case "--title": part = .title
      case "--colors": part = .colors
      default:
        guard let range = Request.range(argument) else { return nil }
        ranges.append(range)
      }
    }
    if ranges.isEmpty { return nil }
  }

  private static func range(_ text: String) -> ClosedRange<Int64>? {
    if let index = Int64(text) { return index...index }
    guard let dots = text.firstIndex(of: "."), text[dots...].hasPrefix("..<"),
      let low = Int64(text[..<dots]), let end = Int64(text[dots...].dropFirst(3)), low < end
    else { return nil }
    return low...(end - 1)
  }

  func answer(for index: Int64) -> String {
    switch (kind, part) {
    case (.cover, .picture): String(decoding: Cover(index: index).svg(), as: UTF8.self)
    case (.cover, .plain): String(decoding: Cover(index: index).svg(lettering: false), as: UTF8.self)
    case (.cover, .title): Cover(index: index).title
    case (.cover, .colors): text(of: Cover(index: index).colors)
    case (.scene, .picture), (.scene, .plain): String(decoding: Scene(index: index).svg(), as: UTF8.self)
    case (.scene, .title): Scene(index: index).title
    case (.scene, .colors): text(of: Scene(index: index).colors)
    }
  }

  private func text(of colors: [Color]) -> String {
    String(decoding: Color.text(of: colors), as: UTF8.self)
  }
}
