#if !hasFeature(Embedded)
  /// The words that assistive technology speaks, and the names of buttons.
  public struct CarouselWords: Sendable {
    /// The name of a carousel without a label of its own.
    public var carousel: String
    /// The text of a carousel without items.
    public var empty: String
    /// The names of the buttons for the previous item, for the next item, to pause, to play, and to show all items as a
    /// list.
    public var previous, next, pause, play, asList: String
    /// The texts for a key or a button that points beyond an end.
    public var firstItem, lastItem: String
    /// Returns the position of an item, as "3 of 12", from its index, from 0, and the number of items.
    public var position: @Sendable (_ index: Int, _ count: Int) -> String
    /// Returns the text of a named item from its name and its position.
    public var item: @Sendable (_ name: String, _ position: String) -> String

    /// Creates words. Those that are not given are those of the language, English by default.
    public init(
      carousel: String? = nil, empty: String? = nil, previous: String? = nil, next: String? = nil,
      pause: String? = nil, play: String? = nil, asList: String? = nil, firstItem: String? = nil,
      lastItem: String? = nil,
      position: (@Sendable (_ index: Int, _ count: Int) -> String)? = nil,
      item: (@Sendable (_ name: String, _ position: String) -> String)? = nil, language: CarouselLanguage = .english
    ) {
      func word(_ given: String?, _ word: CarouselWord) -> String { given ?? word.text(in: language) }
      self.carousel = word(carousel, .carousel)
      self.empty = word(empty, .empty)
      self.previous = word(previous, .previous)
      self.next = word(next, .next)
      self.pause = word(pause, .pause)
      self.play = word(play, .play)
      self.asList = word(asList, .asList)
      self.firstItem = word(firstItem, .firstItem)
      self.lastItem = word(lastItem, .lastItem)
      self.position = position ?? { index, count in Self.position(index, count, in: language) }
      self.item = item ?? { "\($0)\(CarouselWord.separator.text(in: language))\($1)" }
    }

    private static func position(_ index: Int, _ count: Int, in language: CarouselLanguage) -> String {
      let text = CarouselWord.position.text(in: language)
      return text.map { character in
        switch character {
        case "#": language.text(of: index + 1)
        case "%": language.text(of: count)
        default: String(character)
        }
      }.joined()
    }

    /// Returns the announcement of an item: its name, if it has one, and its position.
    public func announcement(ofItemAt index: Int, of count: Int, named name: String?) -> String {
      let position = position(index, count)
      return name.map { item($0, position) } ?? position
    }

    /// Returns the announcement of an end.
    public func announcement(of end: CarouselEnd) -> String { end == .first ? firstItem : lastItem }
  }
#endif
