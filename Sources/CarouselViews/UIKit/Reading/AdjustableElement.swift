#if canImport(UIKit) && !os(watchOS)
  import UIKit

  /// The carousel as one element whose value assistive technology increments and decrements.
  final class AdjustableElement: UIAccessibilityElement {
    private weak var carousel: CarouselView?

    init(carousel: CarouselView) {
      self.carousel = carousel
      super.init(accessibilityContainer: carousel)
    }

    override var accessibilityLabel: String? {
      get { onMain { carousel.map { $0.accessibilityLabel ?? $0.words.carousel } } }
      set { super.accessibilityLabel = newValue }
    }

    override var accessibilityValue: String? {
      get { onMain { carousel?.spokenValue } }
      set { super.accessibilityValue = newValue }
    }

    override var accessibilityTraits: UIAccessibilityTraits {
      get { .adjustable }
      set { super.accessibilityTraits = newValue }
    }

    override var accessibilityFrameInContainerSpace: CGRect {
      get { onMain { carousel?.bounds ?? .zero } }
      set { super.accessibilityFrameInContainerSpace = newValue }
    }

    override func accessibilityIncrement() { onMain { _ = carousel?.adjust(byItems: 1) } }
    override func accessibilityDecrement() { onMain { _ = carousel?.adjust(byItems: -1) } }

    override func accessibilityActivate() -> Bool {
      onMain { carousel?.withController { $0.activateCurrentItem() } ?? false }
    }
  }
#endif
