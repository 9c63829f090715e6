#if canImport(UIKit) && !os(watchOS)
  import CarouselEngine
  import UIKit

  /// A carousel of views.
  ///
  /// Give it a data source, and a size by Auto Layout or by its frame. Everything else, from the style to the motion, has a
  /// default and may be changed at any time.
  open class CarouselView: UIView {
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
    public let contentView = UIView()
    /// How the carousel presents itself to assistive technology.
    public var reading = CarouselReading.adjustable
    /// The words that assistive technology speaks; those of the app's language by default.
    public var words = CarouselWords(language: .current)

    /// The controller that mounts and moves the items' views.
    public private(set) lazy var controller = CarouselController(host: ViewHost(carousel: self))
    /// A saved state that is restored once there are items.
    var restoredState: CarouselState?

    private(set) lazy var frames = FrameScheduler(link: RefreshLink()) { [weak self] in self?.frame(at: $0) }
    private lazy var gestures = Gestures(carousel: self)
    #if !os(tvOS)
      private lazy var pointer = Pointer(carousel: self)
      private lazy var contextMenus = ContextMenus(carousel: self)
      private lazy var dragAndDrop = DragAndDrop(carousel: self)
      /// The object that provides what is dragged from the carousel. Setting it makes items draggable.
      public var dragDelegate: (any CarouselViewDragDelegate)? {
        get { dragAndDrop.dragDelegate }
        set { dragAndDrop.dragDelegate = newValue }
      }
      /// The object that accepts what is dropped on the carousel.
      public var dropDelegate: (any CarouselViewDropDelegate)? {
        get { dragAndDrop.dropDelegate }
        set { dragAndDrop.dropDelegate = newValue }
      }
    #endif
    /// Whether the item under a pointer is highlighted as clickable. True by default.
    public var highlightsItemsUnderPointer = true
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
    lazy var adjuster = AdjustableElement(carousel: self)
    /// The carousel, or the view in it, that has the focus of a remote control or a keyboard.
    private(set) weak var focusedView: UIView?
    private var observers: [NotificationObserver] = []

    /// Creates a carousel with a named or custom style.
    public convenience init(style: AnyCarouselStyle) {
      self.init(frame: .zero)
      self.style = style
    }

    /// Creates a carousel with a frame.
    public override init(frame: CGRect) {
      super.init(frame: frame)
      setUp()
    }

    /// Creates a carousel from a nib or a storyboard.
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
        contextMenus.install()
      #endif
      observers = [
        NotificationObserver(of: Self.settingsNotifications) { [weak self] in self?.settingsDidChange() },
        NotificationObserver(of: Self.editingNotifications) { [weak self] in self?.focusDidMove() },
        NotificationObserver(of: Self.presenceNotifications) { [weak self] in self?.presenceDidChange() },
      ]
      presenceDidChange()
    }

    // MARK: Layout

    /// It has no width of its own, and a height while that is adjusted to its items.
    open override var intrinsicContentSize: CGSize {
      CGSize(width: UIView.noIntrinsicMetric, height: heightOfItems ?? UIView.noIntrinsicMetric)
    }

    open override func layoutSubviews() {
      super.layoutSubviews()
      contentView.bounds = CGRect(origin: .zero, size: bounds.size)
      contentView.center = CGPoint(x: bounds.midX, y: bounds.midY)
      arrangePauseButton()
      isLayingOut = true
      environmentDidChange()
      presenceDidChange()
      isLayingOut = false
    }

    open override func traitCollectionDidChange(_ previous: UITraitCollection?) {
      super.traitCollectionDidChange(previous)
      // Larger text makes larger items, and the layout direction may have changed.
      controller.remeasure()
      setNeedsLayout()
    }

    open override func didMoveToWindow() {
      super.didMoveToWindow()
      presenceDidChange()
    }

    open override var isHidden: Bool { didSet { presenceDidChange() } }
    open override var clipsToBounds: Bool { didSet { clippingDidChange() } }

    // MARK: Input

    /// A press that only stops a flick is for no view in an item.
    open override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
      guard let view = super.hitTest(point, with: event) else { return nil }
      return controller.catchesPresses && view.isDescendant(of: contentView) ? contentView : view
    }

    open override var canBecomeFirstResponder: Bool { true }

    @discardableResult
    open override func becomeFirstResponder() -> Bool {
      defer { focusDidMove() }
      return super.becomeFirstResponder()
    }

    @discardableResult
    open override func resignFirstResponder() -> Bool {
      defer { focusDidMove() }
      return super.resignFirstResponder()
    }

    open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
      let unhandled = presses.filter {
        guard let key = CarouselKey($0) else { return true }
        return !press(key, modifiers: $0.key.map { KeyModifiers($0.modifierFlags) } ?? [], focus: keyFocus)
      }
      if !unhandled.isEmpty { super.pressesBegan(unhandled, with: event) }
    }

    open override var canBecomeFocused: Bool { numberOfItems > 0 && isScrollEnabled && !focusIsForItems }

    open override var preferredFocusEnvironments: [any UIFocusEnvironment] {
      focusIsForItems ? controller.currentView.map { [$0] } ?? [] : [self]
    }

    open override func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool {
      // An arrow moves the carousel while it can, and then the focus.
      if context.previouslyFocusedView?.isDescendant(of: self) == true, let key = CarouselKey(context.focusHeading),
        press(key, focus: keyFocus)
      {
        return false
      }
      return super.shouldUpdateFocus(in: context)
    }

    open override func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator) {
      super.didUpdateFocus(in: context, with: coordinator)
      focusedView = context.nextFocusedView.flatMap { $0.isDescendant(of: self) ? $0 : nil }
      focusDidMove(isByKeyboard: !context.focusHeading.isEmpty)
    }

    // MARK: Assistive technology

    nonisolated open override var accessibilityElements: [Any]? {
      get { onMain { elementsToRead } }
      set {
        let elements = Unchecked(newValue)
        onMain { super.accessibilityElements = elements.value }
      }
    }

    nonisolated open override func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool {
      onMain { scrollPage(direction) }
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
