#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  import AppKit
  import CarouselEngine

  /// A carousel of views.
  ///
  /// Give it a data source, and a size by Auto Layout or by its frame. Everything else, from the style to the motion,
  /// has a
  /// default and may be changed at any time.
  open class CarouselView: NSView {
    /// The object that provides the items. Setting it loads them.
    public weak var dataSource: (any CarouselViewDataSource)? {
      didSet { reloadData() }
    }
    /// The object that receives events. Set it before the data source to receive those of the first items as well.
    public weak var delegate: (any CarouselViewDelegate)?
    /// The object that loads data before items are visible.
    public weak var prefetchDataSource: (any CarouselViewPrefetching)? {
      didSet { startPrefetching() }
    }
    /// The container of the items' views. An app may add views to it; views in front of all items or behind them belong
    /// in the carousel itself.
    public let contentView: NSView = ContentView(frame: .zero)
    /// How the carousel presents itself to assistive technology.
    public var reading = CarouselReading.adjustable
    /// The words that assistive technology speaks; those of the app's language by default.
    public var words = CarouselWords(language: .current)

    /// The controller that mounts and moves the items' views.
    public private(set) lazy var controller = CarouselController(host: ViewHost(carousel: self))
    /// A saved state that is restored once there are items.
    var restoredState: CarouselState?

    private(set) lazy var frames = FrameScheduler(link: RefreshLink(view: self)) { [weak self] in
      self?.frame(at: $0)
    }
    let stack = ItemStack()
    let kinds = ViewKinds()
    var followers: [Follower] = []
    /// The carousel of whose items its own are thumbnails; nil for none. A tap on a thumbnail, Enter, the arrow keys along the axis, Home
    /// and End show the item with the same index there, and the thumbnail of the item that is shown there is selected here and stays in
    /// view; see `selectedIndex`. It is not retained; a carousel cannot control itself.
    public weak var controlledCarousel: CarouselView? { didSet { controlledCarouselDidChange(from: oldValue) } }
    var thumbnailRows: [ThumbnailRow] = []
    /// The button that pauses autoplay and autoscroll, while the carousel has it.
    var pauseButton: ControlButton?
    /// Whether a button pauses autoplay and autoscroll where no `CarouselControls` have it, as users need one; false if the
    /// app has its own. True by default.
    public var showsPauseButton = true { didSet { updatePauseButton() } }
    var prefetching = Prefetching()
    /// The height that it asks for, in points; nil if the app gives it one.
    var heightOfItems: CGFloat?
    /// The size to which items were last fitted, in points.
    var fittedItemSize = Size2D.zero
    private(set) var isLayingOut = false
    /// The item that is pressed, and its view.
    var highlighted: (index: Int, view: PlatformView)?
    private var observers: [AnyObject] = []
    private var focusObserver: AnyObject?
    private var pointerArea: NSTrackingArea?
    /// The object that provides what is dragged from the carousel.
    public weak var dragDelegate: (any CarouselViewDragDelegate)?
    /// The object that accepts what is dropped on the carousel.
    public weak var dropDelegate: (any CarouselViewDropDelegate)?
    private lazy var dragSource = DragSource(carousel: self)
    /// While it is pressed, the carousel in one of whose items it is. It hears of the press until its end, even if the item
    /// goes.
    weak var outerCarousel: CarouselView?

    /// Creates a carousel with a named or custom style.
    public convenience init(style: AnyCarouselStyle) {
      self.init(frame: .zero)
      self.style = style
    }

    /// Creates a carousel with a frame.
    public override init(frame: NSRect) {
      super.init(frame: frame)
      // Before macOS 14, it is true by default.
      clipsToBounds = false
      setUp()
    }

    /// Creates a carousel from a nib or a storyboard.
    public required init?(coder: NSCoder) {
      super.init(coder: coder)
      setUp()
    }

    private func setUp() {
      wantsLayer = true
      contentView.wantsLayer = true
      // The carousel alone decides.
      contentView.clipsToBounds = false
      contentView.frame = bounds
      addSubview(contentView)
      observers = observeSettings()
      observers.append(
        NotificationObserver(of: [NSWindow.didChangeOcclusionStateNotification]) { [weak self] in
          self?.presenceDidChange()
        })
      presenceDidChange()
    }

    // MARK: Layout

    /// The origin is the upper left corner, as in the engine.
    open override var isFlipped: Bool { true }

    /// It has no width of its own, and a height while that is adjusted to its items.
    open override var intrinsicContentSize: NSSize {
      NSSize(width: NSView.noIntrinsicMetric, height: heightOfItems ?? NSView.noIntrinsicMetric)
    }

    open override func layout() {
      super.layout()
      contentView.frame = bounds
      arrangePauseButton()
      isLayingOut = true
      environmentDidChange()
      presenceDidChange()
      isLayingOut = false
    }

    open override func viewDidMoveToWindow() {
      super.viewDidMoveToWindow()
      focusObserver = observeFocus()
      presenceDidChange()
    }

    open override var isHidden: Bool { didSet { presenceDidChange() } }
    open override var clipsToBounds: Bool { didSet { clippingDidChange() } }

    open override func viewDidHide() {
      super.viewDidHide()
      presenceDidChange()
    }

    open override func viewDidUnhide() {
      super.viewDidUnhide()
      presenceDidChange()
    }

    // MARK: Input

    open override func hitTest(_ point: NSPoint) -> NSView? {
      pauseButton(at: point) ?? target(at: point) ?? super.hitTest(point)
    }

    open override func mouseDown(with event: NSEvent) {
      beginPress(with: event)
      highlightItem(at: place(of: event))
      dragSource.pressed(event)
    }

    open override func mouseDragged(with event: NSEvent) {
      guard !movePress(with: event) else { return }
      endHighlight()
      // AppKit sends no more events of a press that has become a drag.
      if dragSource.begin() { cancelPress() }
    }

    open override func mouseUp(with event: NSEvent) {
      endHighlight()
      endPress(with: event)
      dragSource.pressed(nil)
    }

    open override func menu(for event: NSEvent) -> NSMenu? {
      let item = controller.hitTest(place(of: event))?.item
      guard let item, !item.isPlaceholder, let menu = delegate?.carousel(self, menuForItemAt: item.index) else {
        return super.menu(for: event)
      }
      return menu
    }

    open override func draggingEntered(_ sender: any NSDraggingInfo) -> NSDragOperation { proposal(for: sender) }
    open override func draggingUpdated(_ sender: any NSDraggingInfo) -> NSDragOperation { proposal(for: sender) }
    open override func performDragOperation(_ sender: any NSDraggingInfo) -> Bool { take(sender) }

    open override func scrollWheel(with event: NSEvent) {
      if !turn(with: event) { super.scrollWheel(with: event) }
    }

    open override var acceptsFirstResponder: Bool { true }

    open override func updateTrackingAreas() {
      super.updateTrackingAreas()
      if let pointerArea { removeTrackingArea(pointerArea) }
      let area = NSTrackingArea(
        rect: .zero, options: [.mouseEnteredAndExited, .activeInKeyWindow, .inVisibleRect], owner: self, userInfo: nil)
      addTrackingArea(area)
      pointerArea = area
    }

    open override func mouseEntered(with event: NSEvent) {
      super.mouseEntered(with: event)
      withController { $0.setAutoplayReason(.hovered, true) }
    }

    open override func mouseExited(with event: NSEvent) {
      super.mouseExited(with: event)
      withController { $0.setAutoplayReason(.hovered, false) }
    }

    open override func keyDown(with event: NSEvent) {
      let modifiers = KeyModifiers(event.modifierFlags)
      guard let key = CarouselKey(keyCode: event.keyCode), press(key, modifiers: modifiers, focus: keyFocus) else {
        return super.keyDown(with: event)
      }
    }

    open override var focusRingMaskBounds: NSRect { bounds }
    open override func drawFocusRingMask() { bounds.fill() }

    // MARK: Assistive technology

    open override func isAccessibilityElement() -> Bool { true }
    open override func accessibilityRole() -> NSAccessibility.Role? {
      onMain { currentReading == .items ? .list : .incrementor }
    }
    open override func accessibilityLabel() -> String? { super.accessibilityLabel() ?? onMain { words.carousel } }
    open override func accessibilityValue() -> Any? { onMain { spokenValue } }
    open override func accessibilityChildren() -> [Any]? { onMain { viewsToRead } }
    open override func accessibilityPerformIncrement() -> Bool { onMain { adjustValue(by: 1) } }
    open override func accessibilityPerformDecrement() -> Bool { onMain { adjustValue(by: -1) } }
    open override func accessibilityPerformPress() -> Bool { onMain { withController { $0.activateCurrentItem() } } }

    // MARK: Restoration

    open override func encodeRestorableState(with coder: NSCoder) {
      super.encodeRestorableState(with: coder)
      state.encode(with: coder)
    }

    open override func restoreState(with coder: NSCoder) {
      super.restoreState(with: coder)
      if let state = CarouselState(decoding: coder) { self.state = state }
    }
  }

  /// A container whose origin is the upper left corner, too.
  private final class ContentView: NSView {
    override var isFlipped: Bool { true }
  }
#endif
