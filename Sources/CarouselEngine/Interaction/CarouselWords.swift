// The web element has its words from the table that is made for it.
#if !hasFeature(Embedded)
  /// The English words that every host uses where an app gives no others.
  public enum EnglishWord: String, CaseIterable, Sendable {
    /// What the carousel is, and what each item is.
    case carousel, slide
    /// What a carousel without items says.
    case empty
    /// The names of the buttons.
    case previous = "Previous", next = "Next", pause = "Pause", play = "Play"
    /// What stands between the number of an item and that of all items, and between a name and a position.
    case of = " of ", separator = ", "
  }

  /// The words that assistive technology speaks, and names of buttons. English, until an app says otherwise.
  public struct CarouselWords: Sendable {
    /// What the carousel is, where it has no label of its own.
    public var carousel: String
    /// What a carousel without items says.
    public var empty: String
    /// The names of the buttons to the previous and to the next item, and of the one that pauses and plays.
    public var previous, next, pause, play: String
    /// The position of an item: by its index, from 0, and the number of items.
    public var position: @Sendable (_ index: Int, _ count: Int) -> String
    /// An item with a name, by that and its position.
    public var item: @Sendable (_ name: String, _ position: String) -> String

    /// Words; English for those that are not given.
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

    /// An item as it is announced: its name, if it has one, and its position.
    public func announcement(ofItemAt index: Int, of count: Int, named name: String?) -> String {
      let position = position(index, count)
      return name.map { item($0, position) } ?? position
    }
  }
#endif
