import CarouselEngine

extension DocumentField {
  /// The fields of a document except its version, style, motion and decorations, in their order.
  package static let all: [DocumentField] =
    [axis, wraps]
    + CarouselSetting.allCases.flatMap { setting in
      let fields = DocumentField(setting).map { [$0] } ?? []
      return setting == .frictionCoefficient ? fields + [momentumCurve] : fields
    } + [
      host(
        .toggle("controls", "Buttons", "Whether it shows buttons for the previous and next item", defaultValue: false)),
      host(
        .choice(
          "indicator", "Indicator", "How it shows the position: not at all, as dots, or as a count",
          of: ["none", "dots", "count"], defaultValue: "none")),
    ]

  /// Documents name both axes, since a flag would leave one of them without a name.
  private static let axis = DocumentField(
    facts: .choice(
      "axis", "Axis", "The direction in which items follow each other", of: ["horizontal", "vertical"],
      defaultValue: "horizontal", property: "axis"),
    group: .shape,
    write: { value, settings in settings.axis.isVertical = value?.string == "vertical" },
    read: { $0.axis.isVertical ? "vertical" : nil })

  /// The curve of a flick; without one the motion profile decides.
  private static let momentumCurve = DocumentField(
    facts: Field(
      name: "momentumCurve", title: "Momentum curve",
      summary: "The easing of a flick's deceleration; by default the motion profile's own", shape: .curve,
      property: "momentumCurve"),
    group: .movement,
    write: { value, settings in settings.momentumCurve = value?.string.flatMap(MomentumCurve.init(text:)) },
    read: { $0.momentumCurve.map { .string($0.text) } })

  /// Wrapping is an option of the style, with a default that depends on the style.
  private static let wraps = DocumentField(
    facts: .toggle(
      "wraps", "Wraps", "Whether the last item is followed by the first; by default the style decides",
      property: "options.wrap"),
    group: .shape,
    write: { value, settings in
      settings.options.wrap = value?.boolean.map { .constant($0 ? 1 : 0) } ?? .default
    },
    read: { settings in
      if case .default = settings.options.wrap { return nil }
      let defaultValue = settings.style.behavior.wraps
      let wraps = settings.options.wrap.value(or: defaultValue ? 1 : 0) != 0
      return .boolean(wraps)
    })
}

extension Transitions {
  /// The changes by their names in documents.
  static let names: [(String, Transitions)] = [
    ("style", .style), ("axis", .axis), ("options", .options), ("viewport", .viewport),
  ]
}
