import CAdwaita
import CGtk4
import CarouselConfiguration
import CarouselGTK

/// The document that is being designed, the carousel that shows it, and what it was before.
final class Blueprint {
  private(set) var configuration = CarouselConfiguration()
  let carousel: Carousel
  /// Called when the document has changed.
  var changed: () -> Void = {}
  /// Called with what a new carousel has that no document says.
  var dressed: (Carousel) -> Void = { _ in }

  private var past: [CarouselConfiguration] = []
  private var future: [CarouselConfiguration] = []
  private var last = (key: "", time: gint64(0))

  /// Changes of the same field that follow each other so closely are one step, in microseconds.
  private static let together: gint64 = 800_000
  /// How many steps can be undone.
  private static let steps = 200

  init(_ carousel: Carousel, style: String) {
    self.carousel = carousel
    configuration.styleName = style
    apply()
  }

  /// Has the carousel be as another document says.
  /// - Parameter key: What is changed: closely following changes of the same are undone together. Empty for a step of
  ///   its own.
  func set(_ configuration: CarouselConfiguration, key: String = "") {
    guard configuration != self.configuration else { return }
    let now = g_get_monotonic_time()
    let continues = !key.isEmpty && key == last.key && now - last.time < Self.together && !past.isEmpty
    if !continues { past = past.suffix(Self.steps - 1) + [self.configuration] }
    future = []
    last = (key, now)
    become(configuration)
  }

  /// Whether nothing but the style is said.
  var isFresh: Bool {
    var fresh = CarouselConfiguration()
    fresh.styleName = configuration.styleName
    return fresh == configuration
      || configuration.document.keys.allSatisfy { ["version", "style"].contains($0) }
        && configuration.styleOptions.isEmpty
  }

  var canUndo: Bool { !past.isEmpty }
  var canRedo: Bool { !future.isEmpty }

  func undo() {
    guard let previous = past.popLast() else { return }
    future.append(configuration)
    last.key = ""
    become(previous)
  }

  func redo() {
    guard let next = future.popLast() else { return }
    past.append(configuration)
    last.key = ""
    become(next)
  }

  func setStyle(_ name: String) {
    var changed = configuration
    changed.styleName = name
    set(changed)
  }

  /// Everything but the style at its default.
  func reset() {
    var fresh = CarouselConfiguration()
    fresh.styleName = configuration.styleName
    set(fresh)
  }

  /// Reads a document's text.
  /// - Throws: What is wrong with it; then nothing is changed.
  func read(_ text: String) throws(ConfigurationError) { set(try CarouselConfiguration(parsing: text)) }

  private func become(_ configuration: CarouselConfiguration) {
    self.configuration = configuration
    apply()
    changed()
  }

  private func apply() {
    carousel.configure(configuration) { index, reused in
      let size = CarouselItems.coverSize
      let item = DrawingItem.reusing(reused, width: size.width, height: size.height)
      item.show(.plain(index + 100))
      return item.widget
    }
    dressed(carousel)
  }

  // MARK: Places

  /// A field of the document.
  func field(_ facts: FieldFacts) -> Binding {
    let name = facts.name
    return Binding(get: { [unowned self] in configuration[name] }, defaultValue: { facts.defaultValue }) {
      [unowned self] in
      var changed = configuration
      changed[name] = $0
      set(changed, key: name)
    }
  }

  /// An option of the style.
  func option(_ facts: FieldFacts) -> Binding {
    let name = facts.name
    return Binding(
      get: { [unowned self] in configuration.styleOptions[name] },
      defaultValue: { [unowned self] in facts.defaultValue ?? defaultValue(of: facts) }
    ) { [unowned self] in
      var changed = configuration
      changed.styleOptions[name] = $0
      set(changed, key: "style." + name)
    }
  }

  /// A field of the motion.
  func motion(_ facts: FieldFacts) -> Binding {
    let name = facts.name
    return Binding(get: { [unowned self] in configuration["motion"]?[name] }, defaultValue: { facts.defaultValue }) {
      [unowned self] in
      var changed = configuration
      var motion = configuration["motion"]?.object ?? ["profile": .string(profile)]
      motion[name] = $0
      let isStandard = motion.count == 1 && motion["profile"]?.string == "classic"
      changed["motion"] = isStandard ? nil : .object(motion)
      set(changed, key: "motion." + name)
    }
  }

  /// A field of a decoration by its place.
  func decoration(_ place: Int, _ facts: FieldFacts) -> Binding {
    let name = facts.name
    return Binding(
      get: { [unowned self] in decorations.indices.contains(place) ? decorations[place][name] : nil },
      defaultValue: { facts.defaultValue }
    ) { [unowned self] in
      var list = decorations
      guard list.indices.contains(place), var members = list[place].object else { return }
      members[name] = $0
      list[place] = .object(members)
      setDecorations(list, key: "decorations[\(place)].\(name)")
    }
  }

  /// How it moves.
  var profile: String { configuration["motion"]?["profile"]?.string ?? "classic" }

  func setProfile(_ name: String) {
    var changed = configuration
    changed["motion"] = name == "classic" ? nil : ["profile": .string(name)]
    set(changed)
  }

  /// What is around items, the outermost first.
  var decorations: [JSON] { configuration["decorations"]?.array ?? [] }

  func setDecorations(_ list: [JSON], key: String = "") {
    var changed = configuration
    changed["decorations"] = list.isEmpty ? nil : .array(list)
    set(changed, key: key)
  }

  /// What an option of the style comes to where the document says nothing.
  private func defaultValue(of facts: FieldFacts) -> JSON? {
    let scene = CarouselScene(
      viewport: carousel.viewport, itemSize: carousel.measuredItemSize, axis: carousel.axis,
      count: carousel.numberOfItems)
    for parameter in configuration.style.parameters(in: scene) {
      let words = "\(parameter.option.name)".split(separator: "-")
      let name = words.dropFirst().reduce(String(words[0])) { $0 + $1.prefix(1).uppercased() + $1.dropFirst() }
      guard name == facts.name else { continue }
      let value = parameter.defaultValue
      return facts.kind == "boolean" ? .boolean(value != 0) : value.isFinite ? .number(value) : .null
    }
    return nil
  }
}
