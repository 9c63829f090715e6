package import CGtk4

/// The value of a property of the widget's type.
package enum PropertyValue: Equatable {
  case flag(Bool)
  case number(Double)
  case count(Int)
  case text(String?)
  /// A value of an enumeration or of flags.
  case choice(UInt32)
  /// An object; nil for none.
  case object(OpaquePointer?)

  package var flag: Bool { if case .flag(let value) = self { value } else { false } }
  package var number: Double { if case .number(let value) = self { value } else { 0 } }
  package var count: Int { if case .count(let value) = self { value } else { 0 } }
  /// The count as an unsigned number in C.
  package var cCount: guint { guint(clamping: count) }
  package var text: String? { if case .text(let value) = self { value } else { nil } }
  package var choice: UInt32 { if case .choice(let value) = self { value } else { 0 } }
  package var object: OpaquePointer? { if case .object(let value) = self { value } else { nil } }
}

extension WidgetProperty {
  /// Stores a value of this property in a GValue of its type.
  func write(_ value: PropertyValue, to target: UnsafeMutablePointer<GValue>) {
    switch kind {
    case .flag: g_value_set_boolean(target, value.flag ? 1 : 0)
    case .number: g_value_set_double(target, value.number)
    case .count(_, let range) where range.lowerBound < 0: g_value_set_int(target, gint(clamping: value.count))
    case .count: g_value_set_uint(target, guint(clamping: value.count))
    case .text: g_value_set_string(target, value.text)
    case .transitions: g_value_set_flags(target, value.choice)
    case .orientation, .choice: g_value_set_enum(target, gint(bitPattern: value.choice))
    case .object: g_value_set_object(target, value.object.map { UnsafeMutableRawPointer($0) })
    }
  }

  /// Returns the value of this property that a GValue of its type contains.
  func read(_ source: UnsafePointer<GValue>) -> PropertyValue {
    switch kind {
    case .flag: .flag(g_value_get_boolean(source) != 0)
    case .number: .number(g_value_get_double(source))
    case .count(_, let range) where range.lowerBound < 0: .count(Int(g_value_get_int(source)))
    case .count: .count(Int(g_value_get_uint(source)))
    case .text: .text(g_value_get_string(source).map { String(cString: $0) })
    case .orientation, .choice: .choice(UInt32(bitPattern: g_value_get_enum(source)))
    case .transitions: .choice(g_value_get_flags(source))
    case .object: .object(g_value_get_object(source).map { OpaquePointer($0) })
    }
  }
}

/// GLib's value types, which are macros in C.
enum ValueType {
  static let none = GType(1 << G_TYPE_FUNDAMENTAL_SHIFT)
  static let boolean = GType(5 << G_TYPE_FUNDAMENTAL_SHIFT)
  static let int = GType(6 << G_TYPE_FUNDAMENTAL_SHIFT)
  static let uint = GType(7 << G_TYPE_FUNDAMENTAL_SHIFT)
  static let double = GType(15 << G_TYPE_FUNDAMENTAL_SHIFT)
  static let string = GType(16 << G_TYPE_FUNDAMENTAL_SHIFT)
}
