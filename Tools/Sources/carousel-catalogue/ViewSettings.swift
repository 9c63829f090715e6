import CarouselConfiguration

/// The settings as properties of Apple's views, a source file. Interface Builder shows those whose type it can edit.
enum ViewSettings {
  static var text: String {
    let properties = (Catalogue.data["settings"]?.array ?? []).map { property(AppleSetting($0)) }
    return """
      // Written by carousel-catalogue from the table of settings; see `CarouselSetting`.
      #if canImport(UIKit) && !os(watchOS) || canImport(AppKit)
        import CarouselEngine
        #if canImport(UIKit)
          import UIKit
        #else
          import AppKit
        #endif

        // Invalid values are clamped when they are used; see the properties of `CarouselSettings`.
        extension CarouselView {
      \(properties.joined(separator: "\n"))\
        }
      #endif

      """
  }

  private static func property(_ setting: AppleSetting) -> String {
    let isEditable = ["Bool", "Int", "Double", "CGPoint"].contains(setting.type)
    return """
      \(setting.comment(setting.text("summary")))
          \(isEditable ? "@IBInspectable " : "")public var \(setting.text("property")): \(setting.type) {
            get { \(setting.reading("self")) }
            set { \(setting.writing("newValue", to: "self")) }
          }

      """
  }
}
