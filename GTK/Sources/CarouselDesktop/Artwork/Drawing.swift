import CarouselArtwork

/// A picture of the gallery, the same on every host.
nonisolated enum Drawing: Hashable, Sendable {
  /// A cover with its title and number.
  case cover(Int)
  /// A cover without words.
  case plain(Int)
  /// A landscape.
  case scene(Int)

  /// What it is called.
  var title: String {
    switch self {
    case .cover(let index), .plain(let index): Cover(index: index).title
    case .scene(let index): Scene(index: index).title
    }
  }

  /// The picture as an SVG in UTF-8.
  var svg: [UInt8] {
    switch self {
    case .cover(let index): Cover(index: index).svg()
    case .plain(let index): Cover(index: index).svg(lettering: false)
    case .scene(let index): Scene(index: index).svg()
    }
  }

  /// The colour that most of it has: red, green, blue.
  var ground: [UInt8] {
    let color =
      switch self {
      case .cover(let index), .plain(let index): Cover(index: index).colors[0]
      case .scene(let index): Scene(index: index).colors[1]
      }
    return [color.red, color.green, color.blue]
  }
}
