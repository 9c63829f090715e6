// The web element gets its words from a generated table.
#if !hasFeature(Embedded)
  /// The languages that the words of every host are in, by their codes.
  public enum CarouselLanguage: String, CaseIterable, Sendable {
    /// English, which stands for all languages that have no case.
    case english = "en"
    /// German.
    case german = "de"
    /// French.
    case french = "fr"
    /// Spanish.
    case spanish = "es"
    /// Arabic.
    case arabic = "ar"
    /// Japanese.
    case japanese = "ja"

    /// Returns the language of a tag such as `de-CH` or `de_CH.UTF-8`; English for any other language.
    public init(tag: String) {
      let code = tag.prefix { $0.isLetter }.lowercased()
      self = CarouselLanguage(rawValue: code) ?? .english
    }

    /// Returns a number with its digits in groups, as it is written in the language.
    func text(of number: Int) -> String {
      // As the Unicode locale data have it, and with them the numbers of pages.
      if self == .spanish, number.magnitude < 10_000 { return String(number) }
      var text = "", digits = 0
      for digit in String(number.magnitude).reversed() {
        if digits > 0, digits % 3 == 0 { text.append(groupSeparator) }
        text.append(digit)
        digits += 1
      }
      return (number < 0 ? "-" : "") + String(text.reversed())
    }

    private var groupSeparator: Character {
      switch self {
      case .english, .arabic, .japanese: ","
      case .german, .spanish: "."
      case .french: "\u{202F}"
      }
    }
  }

  /// The words that every host speaks and shows.
  public enum CarouselWord: String, CaseIterable, Sendable {
    /// The role of the carousel, and of each item.
    case carousel, slide
    /// The text of a carousel without items.
    case empty
    /// The names of the buttons.
    case previous, next, pause, play
    /// The name of the button that shows all items as a list.
    case asList
    /// The texts for a key or a button that points beyond an end.
    case firstItem, lastItem
    /// The position of an item: `#` stands for its number, and `%` for the number of items.
    case position
    /// What separates a name and a position.
    case separator

    /// Returns the word in a language.
    public func text(in language: CarouselLanguage) -> String { Self.table[self]![language.column] }

    /// A row for each word, and a column for each language.
    private static let table: [CarouselWord: [String]] = [
      .carousel: ["carousel", "Karussell", "carrousel", "carrusel", "عرض دوّار", "カルーセル"],
      .slide: ["slide", "Folie", "diapositive", "diapositiva", "شريحة", "スライド"],
      .empty: ["empty", "leer", "vide", "vacío", "فارغ", "空"],
      .previous: ["Previous", "Zurück", "Précédent", "Anterior", "السابق", "前へ"],
      .next: ["Next", "Weiter", "Suivant", "Siguiente", "التالي", "次へ"],
      .pause: ["Pause", "Anhalten", "Pause", "Pausar", "إيقاف مؤقت", "一時停止"],
      .play: ["Play", "Abspielen", "Lecture", "Reproducir", "تشغيل", "再生"],
      .asList: [
        "Show as list", "Als Liste anzeigen", "Afficher en liste", "Mostrar como lista", "عرض كقائمة", "リストで表示",
      ],
      .firstItem: [
        "First item", "Erstes Element", "Premier élément", "Primer elemento", "العنصر الأول", "最初の項目",
      ],
      .lastItem: [
        "Last item", "Letztes Element", "Dernier élément", "Último elemento", "العنصر الأخير", "最後の項目",
      ],
      .position: ["# of %", "# von %", "# sur %", "# de %", "# من %", "%件中#件目"],
      .separator: [", ", ", ", ", ", ", ", "، ", "、"],
    ]
  }

  extension CarouselLanguage {
    fileprivate var column: Int { Self.allCases.firstIndex(of: self)! }
  }
#endif
