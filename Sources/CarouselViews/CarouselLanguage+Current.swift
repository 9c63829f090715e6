#if canImport(UIKit) && !os(watchOS) || canImport(AppKit)
  import CarouselEngine
  import Foundation

  extension CarouselLanguage {
    /// The language of the app: of those that it is localized in, the one that the user prefers. English if the words
    /// of a carousel are not in it.
    public static var current: CarouselLanguage { CarouselLanguage(of: .main) }

    /// Creates the language in which a bundle's texts are shown.
    init(of bundle: Bundle) { self.init(tag: bundle.preferredLocalizations.first ?? "") }
  }
#endif
