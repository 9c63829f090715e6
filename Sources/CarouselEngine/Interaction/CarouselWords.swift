// The web element gets its words from a generated table.
#if !hasFeature(Embedded)
  /// The English words that every host uses by default.
  public enum EnglishWord: String, CaseIterable, Sendable {
    /// The role of the carousel, and of each item.
    case carousel, slide
    /// The text of a carousel without items.
    case empty
    /// The names of the buttons.
    case previous = "Previous", next = "Next", pause = "Pause", play = "Play"
    /// The texts between an item's number and the number of items, and between a name and a position.
    case of = " of ", separator = ", "
  }

  /// The words that assistive technology speaks, and the names of buttons. English by default.
  public struct CarouselWords: Sendable {
    /// The name of a carousel without a label of its own.
    public var carousel: String
    /// The text of a carousel without items.
    public var empty: String
    /// The names of the buttons for the previous item, for the next item, to pause and to play.
    public var previous, next, pause, play: String
    /// Returns the position of an item, as "3 of 12", from its index, from 0, and the number of items.
    public var position: @Sendable (_ index: Int, _ count: Int) -> String
    /// Returns the text of a named item from its name and its position.
    public var item: @Sendable (_ name: String, _ position: String) -> String

    /// Creates words; those that are not given are English.
    public init(
      carousel: String = EnglishWord.carousel.rawValue, empty: String = EnglishWord.empty.rawValue,
      previous: String = EnglishWord.previous.rawValue, next: String = EnglishWord.next.rawValue,
      pause: String = EnglishWord.pause.rawValue, play: String = EnglishWord.play.rawValue,
      position: @escaping @Sendable (_ index: Int, _ count: Int) -> String = {
        "\($0 + 1)\(EnglishWord.of.rawValue)\($1)"
      },
      item: @escaping @Sendable (_ name: String, _ position: String) -> String = {
        "\($0)\(EnglishWord.separator.rawValue)\($1)"
      }
    ) {
      self.carousel = carousel
      self.empty = empty
      (self.previous, self.next, self.pause, self.play) = (previous, next, pause, play)
      self.position = position
      self.item = item
    }

    /// Returns the announcement of an item: its name, if it has one, and its position.
    public func announcement(ofItemAt index: Int, of count: Int, named name: String?) -> String {
      let position = position(index, count)
      return name.map { item($0, position) } ?? position
    }
  }
#endif
