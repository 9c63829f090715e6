public import CarouselConfiguration

/// The designer without its views: what is being designed, how it came to be, and what the stage measures.
///
/// A value. Hosts tell the time of a change, in seconds of any clock, and show what has become of it.
public struct Designer: Sendable {
  /// What is being designed.
  public private(set) var state: DesignState
  /// What it began with, and begins with anew.
  public let beginning: DesignState
  /// What the stage measures; the space of paths and the defaults of options follow from it.
  public var stage = StageMeasures() { didSet { if stage != oldValue { updateDefaults() } } }
  /// What options come to that the document leaves to the style, by their names.
  public private(set) var optionDefaults: [String: JSON] = [:]

  private var past: [DesignState] = []
  private var future: [DesignState] = []
  /// The last change: what of, when, and whether more of it is to come.
  private var last: (key: String?, time: Double, isOpen: Bool) = (nil, 0, false)

  /// How long after a change another one of the same belongs to the same step, in seconds.
  private static let pause = 0.8
  /// How many steps can be undone.
  private static let mostSteps = 200

  /// A designer that begins with a state.
  public init(_ state: DesignState) {
    (self.state, beginning) = (state, state)
    updateDefaults()
  }

  /// The document.
  public var configuration: CarouselConfiguration { state.configuration }

  // MARK: Steps

  /// Whether there is a step to be undone.
  public var canUndo: Bool { !past.isEmpty }
  /// Whether there is a step to be done again.
  public var canRedo: Bool { !future.isEmpty }

  /// Takes another state.
  /// - Parameters:
  ///   - key: What is changed. Changes of the same that follow each other closely are one step; nil is a step of its own.
  ///   - time: When, in seconds.
  ///   - isOpen: Whether more of it is to come, as in a drag. All until `close()` is one step then.
  public mutating func change(_ key: String?, to state: DesignState, at time: Double, isOpen: Bool = false) {
    guard state != self.state else { return }
    let follows = last.isOpen || time - last.time < Self.pause
    if !(key != nil && key == last.key && follows && canUndo) { past = past.suffix(Self.mostSteps - 1) + [self.state] }
    last = (key, time, isOpen)
    future = []
    become(state)
  }

  /// Takes another document.
  public mutating func change(
    _ key: String?, to configuration: CarouselConfiguration, at time: Double, isOpen: Bool = false
  ) {
    var state = state
    state.configuration = configuration
    change(key, to: state, at: time, isOpen: isOpen)
  }

  /// Ends a drag: what comes next is another step.
  public mutating func close() { last = (nil, 0, false) }

  /// Begins with a state; nothing can be undone then.
  public mutating func begin(_ state: DesignState) {
    (past, future) = ([], [])
    close()
    become(state)
  }

  /// Goes back by a step.
  public mutating func undo() {
    guard let previous = past.popLast() else { return }
    future.append(state)
    close()
    become(previous)
  }

  /// Takes back an undo.
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
  /// - Throws: What is wrong with its text; then nothing is changed.
  public mutating func open(_ text: String, at time: Double) throws(ConfigurationError) {
    change(nil, to: try CarouselConfiguration(parsing: text), at: time)
  }

  /// Whether nothing was changed since the beginning, or all of it was taken back.
  public var isFresh: Bool { state == beginning }

  /// Takes another style, which keeps the options that it has too.
  /// - Parameter isPassing: Whether somebody goes through the styles one after the other, as one step.
  public mutating func setStyle(_ name: String, isPassing: Bool = false, at time: Double) {
    var configuration = configuration
    configuration.styleName = name
    change(isPassing ? "style" : nil, to: configuration, at: time)
  }
}
