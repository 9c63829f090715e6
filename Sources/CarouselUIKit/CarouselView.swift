#if canImport(UIKit) && !os(watchOS)
  import CarouselEngine
  import UIKit

  /// A carousel of views.
  ///
  /// Give it a data source, and a size by Auto Layout or by its frame. Everything else, from the style to the motion, has a
  /// default and may be changed at any time.
  open class CarouselView: UIView {
    /// Gives the items. Setting it loads them.
    public weak var dataSource: (any CarouselViewDataSource)? {
      didSet { reloadData() }
    }
    /// Hears what happens. Set it before the data source to hear of the first items as well.
    public weak var delegate: (any CarouselViewDelegate)?
    /// Holds the items' views. Views of the app's own may be added; those before or behind all items belong into the carousel
    /// itself.
    public let contentView = UIView()
    /// How it presents itself to assistive technology.
    public var reading = CarouselReading.adjustable
    /// The words that are read out.
    public var words = CarouselWords()

    /// What keeps the items' views and moves them.
    public private(set) lazy var controller = CarouselController(host: ViewHost(carousel: self))
    /// What was asked for that depends on the surroundings, or has to wait.
    public var wishes = CarouselWishes()

    private(set) lazy var frames = FrameLink { [weak self] time in self?.controller.frame(at: time) }
    private(set) lazy var gestures = Gestures(carousel: self)
    private(set) lazy var autoplayer = Autoplayer(carousel: self)
    #if !os(tvOS)
      private lazy var pointer = Pointer(carousel: self)
    #endif
    /// Whether the item under a pointer is lit, as something that can be clicked. True by default.
    public var highlightsItemsUnderPointer = true
    let stack = ItemStack()
    var followers: [Follower] = []
    lazy var adjuster = AdjustableElement(carousel: self)
    /// Whether the focus is the carousel's, or in one of its items: of a remote control, or of a keyboard.
    public private(set) var hasFocus = false { didSet { autoplayer.look() } }
    private var settings: SettingsObserver?

    /// A carousel with a style of the engine's catalogue, or of one's own.
    public convenience init(style: AnyStyle) {
      self.init(frame: .zero)
      self.style = style
    }

    /// A carousel at a place of its superview.
    public override init(frame: CGRect) {
      super.init(frame: frame)
      setUp()
    }

    /// A carousel from a nib or a storyboard.
    public required init?(coder: NSCoder) {
      super.init(coder: coder)
      setUp()
    }

    private func setUp() {
      contentView.bounds = CGRect(origin: .zero, size: bounds.size)
      addSubview(contentView)
      gestures.install()
      #if !os(tvOS)
        pointer.install()
      #endif
      settings = SettingsObserver(
        of: [
          UIAccessibility.reduceMotionStatusDidChangeNotification,
          UIAccessibility.prefersCrossFadeTransitionsStatusDidChange,
          UIAccessibility.voiceOverStatusDidChangeNotification,
          UIAccessibility.switchControlStatusDidChangeNotification,
        ], in: .default
      ) { [weak self] in self?.settingsDidChange() }
    }

    // MARK: Layout

    open override func layoutSubviews() {
      super.layoutSubviews()
      contentView.bounds = CGRect(origin: .zero, size: bounds.size)
      contentView.center = CGPoint(x: bounds.midX, y: bounds.midY)
      surroundingsDidChange()
    }

    open override func traitCollectionDidChange(_ previous: UITraitCollection?) {
      super.traitCollectionDidChange(previous)
      // Larger text makes larger items, and the direction of text may be another.
      controller.remeasure()
      setNeedsLayout()
    }

    open override func didMoveToWindow() {
      super.didMoveToWindow()
      frames.isOnScreen = window != nil
      autoplayer.look()
    }

    open override var isHidden: Bool { didSet { autoplayer.look() } }

    // MARK: Input

    open override var canBecomeFirstResponder: Bool { true }

    open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
      let unused = presses.filter { press in CarouselKey(press).map { !perform($0) } ?? true }
      if !unused.isEmpty { super.pressesBegan(unused, with: event) }
    }

    open override var canBecomeFocused: Bool { numberOfItems > 0 && isScrollEnabled && !focusIsForItems }

    open override var preferredFocusEnvironments: [any UIFocusEnvironment] {
      focusIsForItems ? controller.currentView.map { [$0] } ?? [] : [self]
    }

    open override func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool {
      if let key = CarouselKey(context.focusHeading), isFocusInside(context), perform(key) { return false }
      return super.shouldUpdateFocus(in: context)
    }

    open override func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator) {
      super.didUpdateFocus(in: context, with: coordinator)
      hasFocus = context.nextFocusedView?.isDescendant(of: self) ?? false
    }

    // MARK: Assistive technology

    open override var accessibilityElements: [Any]? {
      get { onMain { elementsToRead } }
      set { super.accessibilityElements = newValue }
    }

    open override func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool {
      onMain { scrollForReader(direction) }
    }

    // MARK: Restoration

    open override func encodeRestorableState(with coder: NSCoder) {
      super.encodeRestorableState(with: coder)
      state.encode(with: coder)
    }

    open override func decodeRestorableState(with coder: NSCoder) {
      super.decodeRestorableState(with: coder)
      if let state = CarouselState(decoding: coder) { self.state = state }
    }
  }
#endif
