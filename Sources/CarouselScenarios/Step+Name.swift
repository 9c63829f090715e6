extension Step {
  /// What can be done. FORMAT.md beside the scenarios says what each step and its arguments mean.
  public enum Name: String, CaseIterable, Sendable {
    // The clock.
    case setTime, frame
    // Settings.
    case style, set, option, preferences
    // The app's data.
    case counts, reloadData, setNeedsLayout, insertItem, removeItem, reloadItem, resize, changes, batch
    // The app scrolls.
    case setScrollOffset, scrollToItem, scrollByItems, scrollToOffset, scrollByOffset, select, userWillAct
    // What a toolkit's own recognisers tell.
    case touchDown, touchUp, beginDragging, drag, endDragging, tap
    // The user's pointer, wheel, keys and focus.
    case pointerDown, pointerMoved, pointerUp, pointerCancelled, hitTest, wheel, key, focus, unfocus
    // Buttons, dots and assistive technology.
    case moveBy, moveTo
    // Autoplay.
    case autoplay, autoplayReason, pause

    /// The names of the arguments.
    public var arguments: [String] {
      switch self {
      case .setTime, .frame: ["time"]
      case .style: ["name"]
      case .set: ["name", "value"]
      case .option: ["name", "value"]
      case .preferences: ["reducesMotion", "isRightToLeft", "increasesContrast"]
      case .counts: ["items", "placeholders"]
      case .insertItem, .removeItem, .reloadItem: ["index", "animated"]
      case .resize: ["index", "width", "height"]
      case .changes: ["ids", "animated"]
      case .batch: ["removing", "inserting", "moving", "reloading", "animated"]
      case .setScrollOffset: ["offset"]
      case .scrollToItem: ["index", "duration"]
      case .scrollByItems: ["count", "duration"]
      case .scrollToOffset, .scrollByOffset: ["offset", "duration"]
      case .select, .moveTo: ["index"]
      case .moveBy: ["count"]
      case .beginDragging, .tap, .pointerMoved, .pointerUp, .hitTest: ["x", "y"]
      case .drag: ["x", "y", "velocityX", "velocityY"]
      case .pointerDown: ["x", "y", "on", "contentScrolls", "surroundingsScroll"]
      case .wheel: ["x", "y", "unit", "phase", "modifiers", "contentScrolls", "surroundingsScroll"]
      case .key: ["key", "modifiers", "focus"]
      case .focus: ["index", "editing", "keyboard"]
      case .autoplay: ["interval"]
      case .autoplayReason: ["reason", "given"]
      case .pause: ["paused"]
      case .reloadData, .setNeedsLayout, .userWillAct, .touchDown, .touchUp, .endDragging, .pointerCancelled, .unfocus:
        []
      }
    }
  }
}
