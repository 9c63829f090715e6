#if canImport(UIKit) && !os(watchOS) || canImport(AppKit)
  import CarouselEngine
  #if canImport(UIKit)
    import UIKit
  #else
    import AppKit
  #endif

  /// The controls of a carousel, placed below or over it: buttons for the previous and the next item, dots or a count,
  /// and a button that pauses autoplay. It is sized by its content.
  open class CarouselControls: PlatformView {
    /// The carousel that it controls. Set it in code, or when both come from a nib.
    public weak var carousel: CarouselView? {
      didSet {
        guard carousel !== oldValue else { return }
        oldValue?.removeFollower(self)
        carousel?.addFollower(self)
        update()
      }
    }
    /// How the position is shown; nil for not at all. Dots by default.
    public var indicator: CarouselIndicator? = .dots { didSet { update() } }
    /// Whether the current dot fills while the time of autoplay at the current item passes. False by default; a count shows no time.
    public var showsAutoplayProgress = false { didSet { update() } }
    /// Whether there are buttons for the previous and the next item. True by default.
    public var hasButtons = true { didSet { update() } }
    /// Whether a button shows all items as a list, and the carousel again. False by default.
    public var hasListButton = false { didSet { update() } }
    /// Whether the buttons for the previous and the next item and the indicator are hidden where there is one page at most. True by
    /// default.
    public var hidesOnSinglePage = true { didSet { update() } }

    private(set) lazy var back = ControlButton { [weak self] in _ = self?.carousel?.move(byItems: -1) }
    private(set) lazy var forward = ControlButton { [weak self] in _ = self?.carousel?.move(byItems: 1) }
    private(set) lazy var pause = ControlButton { [weak self] in self?.carousel?.isAutoplayPaused.toggle() }
    private(set) lazy var list = ControlButton { [weak self] in self?.carousel?.toggleList() }
    private(set) lazy var dots = DotsView { [weak self] in _ = self?.carousel?.move(toPageAt: $0) }
    let label = CountLabel()
    private var shown: ControlsState?

    /// The space between its parts, in points.
    private static let spacing: CGFloat = 8

    /// Creates the controls of a carousel.
    public convenience init(_ carousel: CarouselView) {
      self.init(frame: .zero)
      self.carousel = carousel
      carousel.addFollower(self)
      update()
    }

    /// Creates controls that have no carousel yet.
    public override init(frame: CGRect) {
      super.init(frame: frame)
      setUp()
    }

    /// Creates controls from a nib or a storyboard.
    public required init?(coder: NSCoder) {
      super.init(coder: coder)
      setUp()
    }

    private func setUp() {
      for part in parts { addSubview(part) }
      update()
    }

    /// The parts in the order of text.
    private var parts: [PlatformView] { [back, dots, label, forward, pause, list] }

    /// Updates to a change of the carousel.
    func follow() {
      let state = carousel?.controlsState
      guard let state, state != shown else { return }
      // While it moves, most frames change only the dots.
      if var shown, indicator == .dots {
        shown.offset = state.offset
        if shown == state {
          self.shown = state
          return showDots()
        }
      }
      update()
    }

    /// Updates the dots to the state, and to the time of autoplay.
    func showDots() {
      let state = shown ?? ControlsState()
      let timed = showsAutoplayProgress && state.hasAutoplay ? carousel : nil
      let time = timed.map { AutoplayTime(progress: $0.autoplayProgress, remaining: $0.autoplayRemainingTime) }
      dots.show(state, isMirrored: isMirrored, time: time)
    }

    /// Updates to the carousel's state.
    func update() {
      let state = carousel?.controlsState ?? ControlsState()
      let words = carousel?.words ?? CarouselWords(language: .current)
      shown = state
      let arrows = state.isVertical ? ("chevron.up", "chevron.down") : ("chevron.backward", "chevron.forward")
      back.show(arrows.0, name: words.previous, isEnabled: state.canGoBack)
      forward.show(arrows.1, name: words.next, isEnabled: state.canGoForward)
      pause.showPause(state, words)
      list.show("list.bullet", name: words.asList, isEnabled: true, isOn: state.isList)
      let isUseless = hidesOnSinglePage && state.isSinglePage
      (back.isHidden, forward.isHidden) = (!hasButtons || isUseless, !hasButtons || isUseless)
      (pause.isHidden, list.isHidden) = (!state.hasPauseButton, !hasListButton)
      showDots()
      dots.isHidden = indicator != .dots || state.dots.isEmpty || isUseless
      label.show(state.text)
      label.isHidden = indicator != .count || state.position == nil || isUseless
      invalidateIntrinsicContentSize()
      arrangeLater()
    }

    // MARK: Layout

    open override var intrinsicContentSize: CGSize {
      let sizes = parts.filter { !$0.isHidden }.map(\.sizeByContent)
      let width = sizes.reduce(0) { $0 + $1.width } + CGFloat(max(0, sizes.count - 1)) * Self.spacing
      return CGSize(width: width, height: sizes.map(\.height).max() ?? 0)
    }

    #if canImport(UIKit)
      open override func layoutSubviews() {
        super.layoutSubviews()
        arrange()
      }

      open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

      /// Updates to dark or light mode, and to the text size.
      open override func traitCollectionDidChange(_ previous: UITraitCollection?) {
        super.traitCollectionDidChange(previous)
        update()
      }
    #else
      open override var isFlipped: Bool { true }

      open override func layout() {
        super.layout()
        arrange()
      }

      /// Updates to dark or light mode.
      open override func viewDidChangeEffectiveAppearance() {
        super.viewDidChangeEffectiveAppearance()
        update()
      }
    #endif

    /// Arranges the parts in a centred row.
    private func arrange() {
      let size = intrinsicContentSize
      var left = (bounds.width - size.width) / 2
      for part in isMirrored ? parts.reversed() : parts where !part.isHidden {
        let own = part.sizeByContent
        part.frame = CGRect(x: left, y: (bounds.height - own.height) / 2, width: own.width, height: own.height)
        left += own.width + Self.spacing
      }
    }
  }
#endif
