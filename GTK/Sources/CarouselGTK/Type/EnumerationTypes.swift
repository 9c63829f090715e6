package import CGtk4
import CarouselEngine

/// The GType of `Transitions`.
package enum TransitionsType {
  private static let names: [(Transitions, StaticString, StaticString)] = [
    ([], "SWIFT_CAROUSEL_TRANSITIONS_NONE", "none"),
    (.style, "SWIFT_CAROUSEL_TRANSITIONS_STYLE", "style"),
    (.axis, "SWIFT_CAROUSEL_TRANSITIONS_AXIS", "axis"),
    (.options, "SWIFT_CAROUSEL_TRANSITIONS_OPTIONS", "options"),
    (.viewport, "SWIFT_CAROUSEL_TRANSITIONS_VIEWPORT", "viewport"),
  ]

  package static let type: GType = {
    // GLib keeps them.
    let values = UnsafeMutablePointer<GFlagsValue>.allocate(capacity: names.count + 1)
    for (index, (value, name, nick)) in names.enumerated() {
      (values + index).initialize(
        to: GFlagsValue(value: guint(value.rawValue), value_name: name.cString, value_nick: nick.cString))
    }
    (values + names.count).initialize(to: GFlagsValue())
    return g_flags_register_static("SwiftCarouselTransitions", values)
  }()
}

/// The GType of `SnapMode`.
package enum SnapModeType {
  package static let type = register(
    "SwiftCarouselSnapMode",
    [
      (SnapMode.mandatory.rawValue, "SWIFT_CAROUSEL_SNAP_MODE_MANDATORY", SnapMode.mandatory.name),
      (SnapMode.proximity.rawValue, "SWIFT_CAROUSEL_SNAP_MODE_PROXIMITY", SnapMode.proximity.name),
      (SnapMode.none.rawValue, "SWIFT_CAROUSEL_SNAP_MODE_NONE", SnapMode.none.name),
    ])
}

/// The GType of `ItemSizing`.
package enum ItemSizingType {
  package static let type = register(
    "SwiftCarouselItemSizing",
    [
      (ItemSizing.uniform.rawValue, "SWIFT_CAROUSEL_ITEM_SIZING_UNIFORM", ItemSizing.uniform.name),
      (ItemSizing.measured.rawValue, "SWIFT_CAROUSEL_ITEM_SIZING_MEASURED", ItemSizing.measured.name),
    ])
}

/// The GType of `CrossAlignment`.
package enum CrossAlignmentType {
  package static let type = register(
    "SwiftCarouselCrossAlignment",
    [
      (CrossAlignment.center.rawValue, "SWIFT_CAROUSEL_CROSS_ALIGNMENT_CENTER", CrossAlignment.center.name),
      (CrossAlignment.start.rawValue, "SWIFT_CAROUSEL_CROSS_ALIGNMENT_START", CrossAlignment.start.name),
      (CrossAlignment.end.rawValue, "SWIFT_CAROUSEL_CROSS_ALIGNMENT_END", CrossAlignment.end.name),
      (CrossAlignment.stretch.rawValue, "SWIFT_CAROUSEL_CROSS_ALIGNMENT_STRETCH", CrossAlignment.stretch.name),
    ])
}

/// Registers an enumeration by its name and its values.
private func register(_ type: StaticString, _ names: [(value: Int, name: StaticString, nick: StaticString)]) -> GType {
  // GLib keeps them.
  let values = UnsafeMutablePointer<GEnumValue>.allocate(capacity: names.count + 1)
  for (index, (value, name, nick)) in names.enumerated() {
    (values + index).initialize(
      to: GEnumValue(value: gint(value), value_name: name.cString, value_nick: nick.cString))
  }
  (values + names.count).initialize(to: GEnumValue())
  return g_enum_register_static(type.cString, values)
}

extension StaticString {
  /// Its text for C, for as long as the program runs.
  fileprivate var cString: UnsafePointer<CChar> {
    UnsafeRawPointer(utf8Start).assumingMemoryBound(to: CChar.self)
  }
}
