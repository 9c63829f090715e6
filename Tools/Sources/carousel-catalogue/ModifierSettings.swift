import CarouselConfiguration

/// The settings as modifiers of the SwiftUI view, a source file.
enum ModifierSettings {
  /// The settings whose modifiers are written by hand, because they say more than the table or set others too.
  private static let byHand = [
    "gap": "carouselGap(_:)", "insets": "carouselGap(_:before:after:)", "autoHeight": "carouselAutomaticHeight(_:)",
    "autoplay": "carouselAutoplay(every:)",
  ]

  /// Modifiers that are not named like the setting, with the label of their parameter.
  private static let names = [
    "contain": ("carouselContained", "_"), "groupSize": ("carouselGroups", "of"),
    "itemWidth": ("carouselGivenItemLength", "_"), "centerItemWhenSelected": ("carouselCentersItemWhenSelected", "_"),
    "ignorePerpendicularSwipes": ("carouselIgnoresPerpendicularSwipes", "_"),
    "stopAtItemBoundary": ("carouselStopsAtItemBoundary", "_"),
    "scrollToItemBoundary": ("carouselScrollsToItemBoundary", "_"),
  ]

  static var text: String {
    let settings = (Catalogue.data["settings"]?.array ?? []).map(AppleSetting.init).filter { byHand[$0.name] == nil }
    return """
      // Written by carousel-catalogue from the table of settings; see `CarouselSetting`.
      #if canImport(SwiftUI) && (canImport(UIKit) && !os(watchOS) || canImport(AppKit))
        import CarouselViews
        import SwiftUI

        // Invalid values are clamped when they are used; see the properties of `CarouselSettings`.
        extension Carousel {
      \(settings.map(modifier).joined(separator: "\n"))\
        }
      #endif

      """
  }

  /// Returns the name of a setting's modifier with the label of its parameter.
  static func name(of setting: String) -> String {
    let (name, label) = modifier(of: setting)
    return byHand[setting] ?? "\(name)(\(label):)"
  }

  private static func modifier(of setting: String) -> (name: String, label: String) {
    names[setting] ?? ("carousel\(setting.prefix(1).uppercased())\(setting.dropFirst())", "_")
  }

  private static func modifier(_ setting: AppleSetting) -> String {
    let isFlag = setting.type == "Bool", parameter = isFlag ? "isOn" : "value"
    let (name, label) = modifier(of: setting.name)
    let start =
      "    public func \(name)(\(label) \(parameter): \(setting.type)\(isFlag ? " = true" : "")) -> Carousel {"
    let body = "changed { \(setting.writing(parameter, to: "$0.settings")) }"
    return """
      \(setting.comment(sentence(setting.text("summary"))))
      \((start + body).count <= 116 ? "\(start) \(body) }" : "\(start)\n      \(body)\n    }")

      """
  }

  /// Returns what a modifier does from what its setting is: a sentence that begins with a verb stays as it is.
  private static func sentence(_ summary: String) -> String {
    summary.hasPrefix("Shifts ") ? summary : "Sets \(summary.prefix(1).lowercased())\(summary.dropFirst())"
  }
}
