#if canImport(UIKit) && !os(watchOS)
  import UIKit

  /// The carousel as one element whose value assistive technology increments and decrements.
  final class AdjustableElement: UIAccessibilityElement {
    private weak var carousel: CarouselView?

    init(carousel: CarouselView) {
      self.carousel = carousel
      super.init(accessibilityContainer: carousel)
    }

    nonisolated override var accessibilityLabel: String? {
      get { onMain { carousel.map { $0.accessibilityLabel ?? $0.words.carousel } } }
      set { onMain { super.accessibilityLabel = newValue } }
    }

    nonisolated override var accessibilityValue: String? {
      get { onMain { carousel?.spokenValue } }
      set { onMain { super.accessibilityValue = newValue } }
    }

    nonisolated override var accessibilityTraits: UIAccessibilityTraits {
      get { .adjustable }
      set { onMain { super.accessibilityTraits = newValue } }
    }

    nonisolated override var accessibilityFrameInContainerSpace: CGRect {
      get { onMain { carousel?.bounds ?? .zero } }
      set { onMain { super.accessibilityFrameInContainerSpace = newValue } }
    }

    nonisolated override func accessibilityIncrement() { onMain { _ = carousel?.adjust(byItems: 1) } }
    nonisolated override func accessibilityDecrement() { onMain { _ = carousel?.adjust(byItems: -1) } }

    nonisolated override func accessibilityActivate() -> Bool {
      onMain { carousel?.withController { $0.activateCurrentItem() } ?? false }
    }
  }
#endif
