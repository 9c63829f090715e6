import CarouselEngine

/// A carousel without a screen, whose time a test advances by hand.
///
/// A test acts like a user, lets time pass, and looks at the result, without waiting and without a window:
///
/// ```swift
/// let stage = CarouselStage(items: 5, style: .coverFlow)
/// stage.flick(by: -150)
/// stage.settle()
/// print(stage.carousel.currentIndex ?? -1, stage.host.events)
/// ```
public final class CarouselStage {
  /// The host, which records what the carousel does.
  public let host: RecordingHost
  /// The controller.
  public let controller: CarouselController<RecordingHost>
  /// The time of the carousel, in seconds; initially 0.
  public private(set) var time = 0.0
  /// The length of a frame, in seconds; initially that of a screen with 60 frames per second.
  public var frameLength = 1.0 / 60
  /// For each event of another current item, whether the user was the cause.
  var causes: [Bool] = []
  /// The items on which it has settled that were others than before.
  private(set) var settledPages: [Int?] = []

  /// Creates a carousel.
  /// - Parameters:
  ///   - wrap: Whether it wraps; nil for the style's default.
  ///   - viewport: Its size, in points.
  ///   - itemSize: The size of its items, in points.
  ///   - isLoaded: Whether its items are loaded. Otherwise, set up the host and call the controller's `reloadData`.
  ///   - set: Configures the carousel before its items are loaded.
  public init(
    items: Int, placeholders: Int = 0, style: NamedStyle = .linear, axis: CarouselAxis = .horizontal, wrap: Bool? = nil,
    viewport: Size2D = defaultViewport, itemSize: Size2D = Size2D(width: 200, height: 200), isLoaded: Bool = true,
    set: (inout CarouselModel) -> Void = { _ in }
  ) {
    host = RecordingHost(items: items, placeholders: placeholders, itemSize: itemSize)
    controller = CarouselController(host: host)
    host.observe = { [weak self] event in
      guard let self, host.isRecording else { return }
      if case .currentIndexDidChange = event { causes.append(carousel.isUserInitiated) }
      if event == .didSettle, carousel.hasSettledElsewhere { settledPages.append(carousel.currentIndex) }
    }
    controller.update {
      $0.style = style.style
      $0.axis = axis
      $0.viewport = viewport
      if let wrap { $0.options.wrap = wrap ? 1 : 0 }
      set(&$0)
    }
    if isLoaded { controller.reloadData() }
  }

  /// The size of a carousel if no other is given, in points.
  public static let defaultViewport = Size2D(width: 1000, height: 500)

  /// The carousel.
  public var carousel: CarouselModel { controller.carousel }

  /// Changes the carousel.
  public func update(_ change: (inout CarouselModel) -> Void) { controller.update(change) }

  // MARK: Time

  /// Advances the time to the next input, without a frame.
  public func pass(_ seconds: Double) {
    time += seconds
    controller.setTime(time)
  }

  /// Runs a number of frames, whether the carousel has requested them or not.
  /// - Parameter length: The length of each, in seconds; nil for `frameLength`.
  public func tick(_ count: Int = 1, length: Double? = nil) {
    for _ in 0..<count {
      time += length ?? frameLength
      controller.frame(at: time)
    }
  }

  /// Runs the requested frames, at the requested times, until none is requested.
  /// - Parameter limit: The time that it may take, in seconds.
  /// - Returns: Whether it has come to rest.
  @discardableResult
  public func settle(within limit: Double = 30) -> Bool {
    let end = time + limit
    while true {
      switch host.next {
      case .never, .whenVisible: return true
      case .everyRefresh:
        guard time < end else { return false }
        tick()
      case .at(let next):
        guard next < end else { return false }
        tick(length: max(0, next - time))
      }
    }
  }

  /// Sets the clock, with or without a frame, to any number.
  func passTime(to time: Double, isFrame: Bool) {
    if time.isFinite, time > self.time { self.time = time }
    if isFrame { controller.frame(at: time) } else { controller.setTime(time) }
  }
}
