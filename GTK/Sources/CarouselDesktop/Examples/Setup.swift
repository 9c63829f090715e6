import CarouselConfiguration
import CarouselGTK

/// A carousel that is set up by a document.
final class Setup {
  let carousel: Carousel
  private(set) var configuration: CarouselConfiguration
  /// Called after the document has changed.
  var changed: [() -> Void] = []
  private let dress: (Carousel) -> Void

  /// What all examples have, unless their data says otherwise: items cast a shadow, as in the style sheets of the web gallery, and
  /// changes are animated.
  private static let look: JSON = ["decorations": [["name": "shadow"]], "transitions": ["style", "axis", "options"]]

  /// - Parameters:
  ///   - look: The desktop's own fields, which the data omits.
  ///   - dress: Sets what documents can't contain, after each change.
  init(
    _ carousel: Carousel, _ configuration: CarouselConfiguration, look: JSON = [:],
    dress: @escaping (Carousel) -> Void = { _ in }
  ) {
    (self.carousel, self.configuration, self.dress) = (carousel, configuration, dress)
    var document = JSON.object(configuration.document)
    for (path, value) in look.fields + Self.look.fields where document.at(path[...]) == nil {
      document.set(path[...], value)
    }
    if let complete = try? CarouselConfiguration(document) { self.configuration = complete }
    apply()
  }

  /// The value of a field, such as `gap`, `contentOffset.x` or `decorations.shadow.blur`; nil for an omitted one.
  func value(_ field: String) -> JSON? { JSON.object(configuration.document).at(Self.path(field)) }

  /// Changes a field; nil omits it. An invalid value has no effect.
  func set(_ field: String, _ value: JSON?) {
    set([(Self.path(field), value)])
  }

  /// Changes the fields of a part of a document, and omits those of others.
  func set(_ part: JSON, without others: [JSON]) {
    set(others.flatMap(\.fields).map { ($0.path[...], nil) } + part.fields.map { ($0.path[...], $0.value) })
  }

  /// Changes the style, and keeps the options that the new one shares.
  func setStyle(_ name: String) {
    configuration.styleName = name
    apply()
  }

  /// Applies the document again, and what documents can't contain.
  func apply() {
    carousel.configure(configuration)
    dress(carousel)
    for call in changed { call() }
  }

  private func set(_ fields: [(path: ArraySlice<String>, value: JSON?)]) {
    var document = JSON.object(configuration.document)
    for (path, value) in fields { document.set(path, value) }
    guard let configuration = try? CarouselConfiguration(document) else { return }
    self.configuration = configuration
    apply()
  }

  private static func path(_ field: String) -> ArraySlice<String> {
    field.split(separator: ".").map { String($0) }[...]
  }
}

extension JSON {
  /// The part of a value at a path of names; decorations are found by theirs.
  fileprivate func at(_ path: ArraySlice<String>) -> JSON? {
    guard let name = path.first else { return self }
    let part = array.map { $0.first { $0["name"]?.string == name } } ?? self[name]
    return part?.at(path.dropFirst())
  }

  fileprivate mutating func set(_ path: ArraySlice<String>, _ value: JSON?) {
    guard let name = path.first else { return }
    if var list = array {
      guard let place = list.firstIndex(where: { $0["name"]?.string == name }) else { return }
      list[place].set(path.dropFirst(), value)
      self = .array(list)
      return
    }
    var members = object ?? [:]
    if path.count == 1 {
      members[name] = value
    } else {
      var part = members[name] ?? [:]
      part.set(path.dropFirst(), value)
      members[name] = part
    }
    self = .object(members)
  }

  /// The fields of a part of a document; those of its style each by its own name.
  fileprivate var fields: [(path: [String], value: JSON)] {
    (object ?? [:]).flatMap { name, value in
      name == "style" ? (value.object ?? [:]).map { (["style", $0], $1) } : [([name], value)]
    }
  }
}
