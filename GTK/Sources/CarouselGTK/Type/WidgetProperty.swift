import CGtk4
import CarouselEngine

/// A property of the widget's type, for GObject: in C, in other languages and in `.ui` files.
struct WidgetProperty {
  /// The type of a property, with its default and its range.
  enum Kind {
    case flag(default: Bool)
    case number(default: Double, in: ClosedRange<Double>)
    case count(default: Int, in: ClosedRange<Int>)
    case text(default: String?)
    /// The property of `GtkOrientable`.
    case orientation
    case transitions
    /// One of the values of a type, whose first is the default.
    case choice(type: () -> GType)
    case object(type: () -> GType)
  }

  let name: String
  /// A description, without a full stop.
  let summary: String
  let kind: Kind
  let get: (Stage) -> PropertyValue
  /// Nil if it is read-only.
  let set: ((Stage, PropertyValue) -> Void)?

  /// Creates its specification, for a class that is being initialised; nil if an interface has it.
  func makeSpecification() -> UnsafeMutablePointer<GParamSpec>? {
    // Only changes are notified.
    var flags = GParamFlags(rawValue: G_PARAM_READABLE.rawValue | G_PARAM_EXPLICIT_NOTIFY.rawValue)
    if set != nil { flags.rawValue |= G_PARAM_WRITABLE.rawValue }
    switch kind {
    case .flag(let value): return g_param_spec_boolean(name, nil, summary, value ? 1 : 0, flags)
    case .number(let value, let range):
      return g_param_spec_double(name, nil, summary, range.lowerBound, range.upperBound, value, flags)
    case .count(let value, let range) where range.lowerBound < 0:
      return g_param_spec_int(
        name, nil, summary, gint(clamping: range.lowerBound), gint(clamping: range.upperBound), gint(value), flags)
    case .count(let value, let range):
      return g_param_spec_uint(
        name, nil, summary, guint(range.lowerBound), guint(clamping: range.upperBound), guint(value), flags)
    case .text(let value): return g_param_spec_string(name, nil, summary, value, flags)
    case .orientation: return nil
    case .transitions: return g_param_spec_flags(name, nil, summary, TransitionsType.type, 0, flags)
    case .choice(let type): return g_param_spec_enum(name, nil, summary, type(), 0, flags)
    case .object(let type): return g_param_spec_object(name, nil, summary, type(), flags)
    }
  }
}

extension WidgetProperty {
  static func flag(
    _ name: String, _ setting: CarouselSetting, isInverted: Bool = false, default value: Bool, _ summary: String
  ) -> WidgetProperty {
    WidgetProperty(
      name: name, summary: summary, kind: .flag(default: value),
      get: { .flag(($0.controller[setting].x != 0) != isInverted) },
      set: { $0.set(setting, to: Point2D(x: $1.flag != isInverted ? 1 : 0, y: 0)) })
  }

  static func number(
    _ name: String, _ setting: CarouselSetting, default value: Double, in range: ClosedRange<Double>, _ summary: String
  ) -> WidgetProperty {
    coordinate(name, setting, \.x, default: value, in: range, summary)
  }

  static func coordinate(
    _ name: String, _ setting: CarouselSetting, _ coordinate: WritableKeyPath<Point2D, Double>, default value: Double,
    in range: ClosedRange<Double>, _ summary: String
  ) -> WidgetProperty {
    WidgetProperty(
      name: name, summary: summary, kind: .number(default: value, in: range),
      get: { .number($0.controller[setting][keyPath: coordinate]) },
      set: {
        var point = $0.controller[setting]
        point[keyPath: coordinate] = $1.number
        $0.set(setting, to: point)
      })
  }

  static func count(
    _ name: String, _ setting: CarouselSetting, default value: Int, in range: ClosedRange<Int>, _ summary: String
  ) -> WidgetProperty {
    WidgetProperty(
      name: name, summary: summary, kind: .count(default: value, in: range),
      get: { .count(Int($0.controller[setting].x.clamped(to: 0...Double(Int32.max)))) },
      set: { $0.set(setting, to: Point2D(x: Double($1.count), y: 0)) })
  }

  static func transitions(_ name: String, _ setting: CarouselSetting, _ summary: String) -> WidgetProperty {
    WidgetProperty(
      name: name, summary: summary, kind: .transitions,
      get: { .choice(UInt32($0.controller[setting].x.clamped(to: 0...Double(Int32.max)))) },
      set: { $0.set(setting, to: Point2D(x: Double($1.choice), y: 0)) })
  }

  static func choice(
    _ name: String, _ setting: CarouselSetting, type: @escaping @autoclosure () -> GType, _ summary: String
  ) -> WidgetProperty {
    WidgetProperty(
      name: name, summary: summary, kind: .choice(type: type),
      get: { .choice(UInt32($0.controller[setting].x)) },
      set: { $0.set(setting, to: Point2D(x: Double($1.choice), y: 0)) })
  }
}
