#if canImport(UIKit) && !os(watchOS) || canImport(AppKit)
  import CarouselViews
  import Foundation
  #if canImport(UIKit)
    import UIKit
  #else
    import AppKit
  #endif

  /// iCarousel's interface to a `CarouselView`, for apps written for iCarousel, in Swift or Objective-C.
  ///
  /// Names, meanings and defaults are those of iCarousel 1.8; the delegate also knows the methods of 1.6. It contains a
  /// `carouselView`, so an app can replace one use after the other.
  // swift-format-ignore: TypeNamesShouldBeCapitalized
  #if canImport(ObjectiveC)
    @objc(iCarousel) @objcMembers
  #endif
  open class iCarousel: PlatformView {
    /// The carousel that is shown, with everything that iCarousel did not have. Its data source, its delegate, its style and
    /// its options belong to this view.
    public let carouselView = CarouselView(frame: .zero)
    private let bridge = Bridge()

    /// The object that provides the items. Setting it loads them.
    #if canImport(ObjectiveC)
      @IBOutlet
    #endif
    public weak var dataSource: (any iCarouselDataSource)? {
      didSet { if dataSource !== oldValue, dataSource != nil { reloadData() } }
    }
    /// The object that receives events and shapes the carousel.
    #if canImport(ObjectiveC)
      @IBOutlet
    #endif
    public weak var delegate: (any iCarouselDelegate)? {
      didSet { if delegate !== oldValue { delegateDidChange() } }
    }
    /// The style. `transitions` of the `carouselView` animates changes.
    public var type = iCarouselType.linear {
      didSet { if type != oldValue { styleDidChange() } }
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
      carouselView.frame = bounds
      carouselView.update { $0.aimsAtIndexes = true }
      addSubview(carouselView)
      carouselView.options = options()
      styleDidChange()
      bridge.carousel = self
      carouselView.delegate = bridge
      carouselView.dataSource = bridge
    }

    private func styleDidChange() {
      carouselView.style = AnyCarouselStyle(
        ClassicStyle(style: type.style) { [weak self] placement, offset, scene in
          self?.adjusted(placement, at: offset, in: scene) ?? placement
        })
    }

    // MARK: Layout

    #if canImport(UIKit)
      open override func layoutSubviews() {
        super.layoutSubviews()
        layOutCarousel()
      }
    #else
      open override var isFlipped: Bool { true }

      open override func layout() {
        super.layout()
        layOutCarousel()
      }
    #endif

    private func layOutCarousel() {
      carouselView.frame = bounds
      takeItemWidth()
    }
  }
#endif
