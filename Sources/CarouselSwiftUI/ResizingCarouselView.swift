#if canImport(SwiftUI) && (canImport(UIKit) && !os(watchOS) || canImport(AppKit))
  import CarouselViews
  import SwiftUI

  /// A carousel that tells when its size has changed, since its items are measured by it.
  final class ResizingCarouselView: CarouselView {
    var onResize: (() -> Void)?
    private var known = CGSize.zero

    #if canImport(UIKit)
      override func layoutSubviews() {
        super.layoutSubviews()
        tell()
      }
    #else
      override func layout() {
        super.layout()
        tell()
      }
    #endif

    private func tell() {
      guard bounds.size != known else { return }
      known = bounds.size
      onResize?()
    }
  }
#endif
