public import CarouselConfiguration

/// The designer without its views: the current design, its history, and the measures of the stage.
///
/// A value. Hosts pass the time of each change, in seconds of any clock, and display the result.
public struct Designer: Sendable {
  /// The current design.
  public private(set) var state: DesignState
  /// The initial design, to which resetting returns.
  public let beginning: DesignState
  /// The measures of the stage; the path's coordinates and the defaults of options depend on them.
  public var stage = StageMeasures() { didSet { if stage != oldValue { updateDefaults() } } }
  /// The values of the options that the document leaves to the style, by name.
  public private(set) var optionDefaults: [String: JSON] = [:]

  private var past: [DesignState] = []
  private var future: [DesignState] = []
  /// The last change: its key, its time, and whether it continues.
  private var last: (key: String?, time: Double, isOpen: Bool) = (nil, 0, false)

  /// The maximum pause between changes of the same value that are one undo step, in seconds.
  private static let pause = 0.8
  /// The maximum number of undo steps.
  private static let mostSteps = 200

  /// Creates a designer with an initial design.
  public init(_ state: DesignState) {
    (self.state, beginning) = (state, state)
    updateDefaults()
  }

  public var configuration: CarouselConfiguration { state.configuration }

  // MARK: Undo and redo

  /// Whether a step can be undone.
  public var canUndo: Bool { !past.isEmpty }
  /// Whether a step can be redone.
  public var canRedo: Bool { !future.isEmpty }

  /// Sets the design.
  /// - Parameters:
  ///   - key: The changed value. Quick changes of the same value are one step; nil is always a separate step.
  ///   - time: The time of the change, in seconds.
  ///   - isOpen: Whether the change continues, as in a drag. Everything until `close()` is one step then.
  public mutating func change(_ key: String?, to state: DesignState, at time: Double, isOpen: Bool = false) {
    guard state != self.state else { return }
    let follows = last.isOpen || time - last.time < Self.pause
    if !(key != nil && key == last.key && follows && canUndo) { past = past.suffix(Self.mostSteps - 1) + [self.state] }
    last = (key, time, isOpen)
    future = []
    become(state)
  }

  /// Sets the document.
  public mutating func change(
    _ key: String?, to configuration: CarouselConfiguration, at time: Double, isOpen: Bool = false
  ) {
    var state = state
    state.configuration = configuration
    change(key, to: state, at: time, isOpen: isOpen)
  }

  /// Ends a drag: the next change is a new step.
  public mutating func close() { last = (nil, 0, false) }

  /// Replaces the initial design and clears the history.
  public mutating func begin(_ state: DesignState) {
    (past, future) = ([], [])
    close()
    become(state)
  }

  /// Undoes a step.
  public mutating func undo() {
    guard let previous = past.popLast() else { return }
    future.append(state)
    close()
    become(previous)
  }

  /// Redoes a step.
  public mutating func redo() {
    guard let next = future.popLast() else { return }
    past.append(state)
    close()
    become(next)
  }

  private mutating func become(_ state: DesignState) {
    self.state = state
    updateDefaults()
  }

  private mutating func updateDefaults() { optionDefaults = state.optionDefaults(on: stage) }

  // MARK: Documents

  /// Opens a document.
  /// - Throws: The problems of its text; then nothing is changed.
  public mutating func open(_ text: String, at time: Double) throws(ConfigurationError) {
    change(nil, to: try CarouselConfiguration(parsing: text), at: time)
  }

  /// Whether the design equals the initial one.
  public var isFresh: Bool { state == beginning }

  /// Changes the style and keeps the options that the new style shares.
  /// - Parameter isPassing: Whether the user is browsing the styles, which is one undo step.
  public mutating func setStyle(_ name: String, isPassing: Bool = false, at time: Double) {
    var configuration = configuration
    configuration.styleName = name
    change(isPassing ? "style" : nil, to: configuration, at: time)
  }
}
