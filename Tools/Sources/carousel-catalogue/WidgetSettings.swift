import CarouselConfiguration

/// The settings as properties of the GTK widget's type: of its GObject class, and as functions in C.
struct WidgetSettings {
  private let properties = (Catalogue.data["settings"]?.array ?? []).flatMap(WidgetSetting.read)

  /// Returns the names of the properties for a setting.
  static func names(of setting: AppleSetting) -> [String] {
    switch setting.name {
    // The widget has those of `GtkOrientable` and `AdwCarousel`.
    case "vertical": ["orientation"]
    case "gap": ["spacing"]
    default: WidgetSetting.read(setting.json).map(\.name)
    }
  }

  /// The sources and their paths in the GTK package.
  var files: [String: String] {
    [
      "Sources/CarouselGTK/Type/WidgetProperty+Settings.swift": swift,
      "Sources/CarouselGObject/Settings.swift": functions,
    ]
  }

  /// The properties of the class, a source file.
  private var swift: String {
    """
    // Written by carousel-catalogue from the table of settings; see `CarouselSetting`.
    import CarouselEngine

    // Those named like properties of AdwCarousel do the same as there.
    extension WidgetProperty {
      /// The settings of the engine, except for the axis, which is the orientation.
      static let settings: [WidgetProperty] = [
    \(properties.map(\.declaration).joined(separator: "\n"))
      ]
    }

    """
  }

  /// The functions that get and set them, a source file.
  private var functions: String {
    """
    // Written by carousel-catalogue from the table of settings; see `CarouselSetting`.
    import CGtk4
    import CarouselGTK

    \(properties.map(\.functions).joined(separator: "\n"))
    """
  }

  /// The declarations of these functions, the header swift-carousel-settings.h.
  var header: String {
    """
    // Written by carousel-catalogue from the table of settings; see `CarouselSetting`.
    #pragma once

    #include <swift-carousel.h>

    G_BEGIN_DECLS

    \(properties.map(\.prototypes).joined(separator: "\n"))
    G_END_DECLS

    """
  }
}

/// A property that reads and writes a setting, or a coordinate of it.
private struct WidgetSetting {
  enum Kind: String {
    case flag, number, count, coordinate, transitions, choice
  }

  var name: String
  var setting: String
  var kind: Kind
  var summary: String
  var unit = ""
  var range = ""
  var defaultValue = ""
  var coordinate = ""
  /// The enumeration of a choice, which is the engine's.
  var choiceType = ""
  var isInverted = false

  /// The settings that AdwCarousel has under another name.
  private static let names = [
    "scrollEnabled": ("interactive", false, ""),
    "paging": ("allow-long-swipes", true, "Whether a swipe may move by more than one item"),
  ]

  static func read(_ setting: JSON) -> [WidgetSetting] {
    func text(_ name: String) -> String { setting[name]?.string ?? "" }
    func range(_ shape: JSON?) -> String { "\(number(shape?["least"]))...\(number(shape?["most"]))" }
    let name = text("name")
    // The axis is the orientation, and the widget has AdwCarousel's `spacing` for the gap.
    guard !["vertical", "gap"].contains(name),
      let kind = Kind(rawValue: text("kind") == "point" ? "coordinate" : text("kind"))
    else { return [] }
    let (other, isInverted, summary) = names[name] ?? (text("attribute"), false, "")
    var property = WidgetSetting(
      name: other, setting: name, kind: kind, summary: summary.isEmpty ? text("summary") : summary, unit: text("unit"),
      choiceType: text("type"), isInverted: isInverted)
    switch kind {
    case .flag: property.defaultValue = "\((setting["standard"] == .boolean(true)) != isInverted)"
    case .number, .count:
      property.defaultValue = number(setting["standard"])
      property.range = range(setting["shape"])
    case .coordinate:
      return ["x", "y"].map { axis in
        var part = property
        part.name += "-\(axis)"
        part.coordinate = axis
        part.defaultValue = number(setting["standard"]?[axis])
        let member = setting["shape"]?["members"]?.array?.first { $0["name"]?.string == axis }
        part.range = range(member?["shape"])
        return part
      }
    case .transitions, .choice: break
    }
    return [property]
  }

  private static func number(_ value: JSON?) -> String {
    let number = value?.number ?? 0
    return JSON.number(number).text()
  }

  var declaration: String {
    let inverted = isInverted ? " isInverted: true," : ""
    let middle =
      switch kind {
      case .flag: "\(inverted) default: \(defaultValue),"
      case .number, .count: " default: \(defaultValue), in: \(range),"
      case .coordinate: " \\.\(coordinate), default: \(defaultValue), in: \(range),"
      case .transitions: ""
      case .choice: " type: \(type.c.dropFirst("SwiftCarousel".count))Type.type,"
      }
    let start = "    .\(kind)(\"\(name)\", .\(setting),\(middle)", end = " \"\(summary)\"),"
    return (start + end).count <= 120
      ? start + end
      : "    .\(kind)(\n      \"\(name)\", .\(setting),\(middle)\n     \(end.dropLast(2))),"
  }

  private var symbol: String { String(name.map { $0 == "-" ? "_" : $0 }) }

  /// The type in C, the one in Swift, and the functions that convert it.
  private var type: (c: String, swift: String, read: String, write: String) {
    switch kind {
    case .flag: ("gboolean", "gboolean", ".flag ? 1 : 0", ".flag(value != 0)")
    case .number, .coordinate: ("double", "Double", ".number", ".number(value)")
    case .count: ("guint", "guint", ".cCount", ".count(Int(value))")
    case .transitions: ("SwiftCarouselTransitions", "guint", ".choice", ".choice(value)")
    case .choice: ("SwiftCarousel\(choiceType)", "guint", ".choice", ".choice(value)")
    }
  }

  var functions: String {
    """
    @_cdecl("swift_carousel_get_\(symbol)")
    public func swift_carousel_get_\(symbol)(_ carousel: WidgetPointer?) -> \(type.swift) {
      CarouselObject(carousel)["\(name)"]\(type.read)
    }

    @_cdecl("swift_carousel_set_\(symbol)")
    public func swift_carousel_set_\(symbol)(_ carousel: WidgetPointer?, _ value: \(type.swift)) {
      CarouselObject(carousel)["\(name)"] = \(type.write)
    }

    """
  }

  private var note: String {
    switch unit {
    case "px": " In points."
    case "s": " In seconds."
    case "items/s": " In items per second."
    default: ""
    }
  }

  var prototypes: String {
    let summary = "\(summary).\(note)"
    return """
      /**
       * SwiftCarousel:\(name): (getter get_\(symbol)) (setter set_\(symbol))
       *
       * \(summary)
       */

      /**
       * swift_carousel_get_\(symbol): (get-property \(name))
       * @self: a carousel
       *
       * Returns: the property \(name)
       */
      \(type.c) swift_carousel_get_\(symbol) (SwiftCarousel *self);

      /**
       * swift_carousel_set_\(symbol): (set-property \(name))
       * @self: a carousel
       * @value: the property \(name)
       *
       * Sets the property \(name).
       */
      void swift_carousel_set_\(symbol) (SwiftCarousel *self, \(type.c) value);

      """
  }
}
