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
  package static let type = register("SwiftCarouselSnapMode", SnapMode.self, nick: \.name)
}

/// The GType of `ItemSizing`.
package enum ItemSizingType {
  package static let type = register("SwiftCarouselItemSizing", ItemSizing.self, nick: \.name)
}

/// The GType of `DragInput`.
package enum DragInputType {
  package static let type = register("SwiftCarouselDragInput", DragInput.self, nick: \.name)
}

/// The GType of `CrossAlignment`.
package enum CrossAlignmentType {
  package static let type = register("SwiftCarouselCrossAlignment", CrossAlignment.self, nick: \.name)
}

/// Registers an enumeration under the names that follow from those of the type and of its values, such as
/// `SWIFT_CAROUSEL_SNAP_MODE_NONE`.
private func register<Value: CaseIterable & RawRepresentable<Int>>(
  _ type: String, _: Value.Type, nick: (Value) -> StaticString
) -> GType {
  let prefix = type.reduce(into: "") { $0 += $1.isUppercase && !$0.isEmpty ? "_\($1)" : $1.uppercased() } + "_"
  // GLib keeps them.
  let values = UnsafeMutablePointer<GEnumValue>.allocate(capacity: Value.allCases.count + 1)
  for (index, value) in Value.allCases.enumerated() {
    let nick = nick(value)
    (values + index).initialize(
      to: GEnumValue(
        value: gint(value.rawValue), value_name: g_intern_string(prefix + "\(nick)".uppercased()),
        value_nick: nick.cString))
  }
  (values + Value.allCases.count).initialize(to: GEnumValue())
  return g_enum_register_static(type, values)
}

extension StaticString {
  /// Its text for C, for as long as the program runs.
  fileprivate var cString: UnsafePointer<CChar> {
    UnsafeRawPointer(utf8Start).assumingMemoryBound(to: CChar.self)
  }
}
