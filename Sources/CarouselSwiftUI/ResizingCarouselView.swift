#if canImport(SwiftUI) && (canImport(UIKit) && !os(watchOS) || canImport(AppKit))
  import CarouselViews
  import SwiftUI

  /// A carousel that tells when the size that it offers to its items has changed, before it is laid out.
  final class ResizingCarouselView: CarouselView {
    var onResize: (() -> Void)?
    private var known = CGSize.zero

    #if canImport(UIKit)
      override func layoutSubviews() {
        tell()
        super.layoutSubviews()
      }
    #else
      override func layout() {
        tell()
        super.layout()
      }
    #endif

    private func tell() {
      let offered = itemRoom.offered
      guard offered != known else { return }
      known = offered
      onResize?()
    }
  }
#endif
