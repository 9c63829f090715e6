import CGtk4
import CarouselEngine

extension CarouselLanguage {
  /// The language of the user, from the environment variables that GTK's own texts follow: `LANGUAGE`, `LC_ALL`,
  /// `LC_MESSAGES` and `LANG`. English if the words of a carousel are not in it.
  public static var current: CarouselLanguage {
    g_get_language_names()?.pointee.map { CarouselLanguage(tag: String(cString: $0)) } ?? .english
  }
}
