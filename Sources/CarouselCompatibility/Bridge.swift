#if canImport(UIKit) && !os(watchOS) || canImport(AppKit)
  import CarouselViews

  /// Passes the calls of the carousel view on to the data source and the delegate of an `iCarousel`.
  @MainActor
  final class Bridge: CarouselViewDataSource, CarouselViewDelegate {
    weak var carousel: iCarousel?

    // MARK: Data

    func numberOfItems(in view: CarouselView) -> Int {
      carousel.flatMap { $0.dataSource?.numberOfItems(in: $0) } ?? 0
    }

    func carousel(_ view: CarouselView, viewForItemAt index: Int, reusing old: PlatformView?) -> PlatformView {
      carousel.flatMap { $0.dataSource?.carousel($0, viewForItemAt: index, reusing: old) } ?? PlatformView()
    }

    func numberOfPlaceholders(in view: CarouselView) -> Int {
      carousel.flatMap { ($0.dataSource?.numberOfPlaceholders)?($0) } ?? 0
    }

    func carousel(_ view: CarouselView, viewForPlaceholderAt index: Int, reusing old: PlatformView?) -> PlatformView {
      carousel.flatMap { ($0.dataSource?.carousel(_:placeholderViewAt:reusing:))?($0, index, old) } ?? PlatformView()
    }

    // MARK: Movement

    func carouselDidScroll(_ view: CarouselView) { tell { $0.carouselDidScroll } }

    func carousel(_ view: CarouselView, currentIndexDidChange index: Int?) {
      tell { $0.carouselCurrentItemIndexDidChange }
      tell { $0.carouselCurrentItemIndexUpdated }
    }

    func carouselWillBeginDragging(_ view: CarouselView) { tell { $0.carouselWillBeginDragging } }

    func carouselDidEndDragging(_ view: CarouselView, willDecelerate: Bool) {
      guard let carousel else { return }
      (carousel.delegate?.carouselDidEndDragging(_:willDecelerate:))?(carousel, willDecelerate)
    }

    func carouselWillBeginDecelerating(_ view: CarouselView) { tell { $0.carouselWillBeginDecelerating } }

    // iCarousel never told of the end of what was interrupted.
    func carouselDidEndDecelerating(_ view: CarouselView, finished: Bool) {
      if finished { tell { $0.carouselDidEndDecelerating } }
    }

    func carouselWillBeginScrollingAnimation(_ view: CarouselView) {
      tell { $0.carouselWillBeginScrollingAnimation }
    }

    func carouselDidEndScrollingAnimation(_ view: CarouselView, finished: Bool) {
      if finished { tell { $0.carouselDidEndScrollingAnimation } }
    }

    // MARK: Taps

    func carousel(_ view: CarouselView, shouldSelectItemAt index: Int) -> Bool {
      carousel.flatMap { ($0.delegate?.carousel(_:shouldSelectItemAt:))?($0, index) } ?? true
    }

    func carousel(_ view: CarouselView, didSelectItemAt index: Int) {
      guard let carousel else { return }
      (carousel.delegate?.carousel(_:didSelectItemAt:))?(carousel, index)
    }

    /// Calls a method of the delegate, if it has it.
    private func tell(_ method: (any iCarouselDelegate) -> ((iCarousel) -> Void)?) {
      guard let carousel, let delegate = carousel.delegate else { return }
      method(delegate)?(carousel)
    }
  }
#endif
