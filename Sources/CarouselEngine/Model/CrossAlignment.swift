/// Where items rest across the axis: in a horizontal carousel from top to bottom, in a vertical one from its leading to
/// its trailing edge.
public enum CrossAlignment: Int, CaseIterable, Sendable {
  /// The middle of each item is in the middle of the carousel.
  case center
  /// The start of each item is at the start of the carousel.
  case start
  /// The end of each item is at the end of the carousel.
  case end
  /// Each item is as large as the carousel.
  case stretch

  /// The share of the carousel on which the same share of each item rests, 0…1.
  var share: Double {
    switch self {
    case .center, .stretch: 0.5
    case .start: 0
    case .end: 1
    }
  }
}

extension CarouselModel {
  /// The length that items take across the axis, in points; 0 leaves them their own. An automatic height follows from that
  /// of the items, so that they keep it, and are aligned to the start.
  var stretchedCrossLength: Double {
    usableCrossAlignment == .stretch ? effective.axis.crossLength(of: viewport.sanitized) : 0
  }

  /// The share of the carousel and of each item that rest on each other across the axis, 0…1.
  var crossShare: Double { usableCrossAlignment.share }

  private var usableCrossAlignment: CrossAlignment {
    effective.crossAlignment == .stretch && followsHeight ? .start : effective.crossAlignment
  }
}

extension CrossAlignment: SettingChoice {
  /// Its name in documents and attributes.
  public var name: StaticString {
    switch self {
    case .center: "center"
    case .start: "start"
    case .end: "end"
    case .stretch: "stretch"
    }
  }
}
