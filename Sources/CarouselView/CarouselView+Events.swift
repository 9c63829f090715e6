#if HAS_TOOLKIT
  extension CarouselView {
    func handle(_ event: CarouselEvent) {
      noteEvent(event)
      tell(delegate, of: event)
      if event == .didSettle { readersShouldLookAgain() }
    }

    private func tell(_ delegate: (any CarouselViewDelegate)?, of event: CarouselEvent) {
      guard let delegate else { return }
      switch event {
      case .didScroll: delegate.carouselDidScroll(self)
      case .currentIndexDidChange(let index): delegate.carousel(self, currentIndexDidChange: index)
      case .willBeginDragging: delegate.carouselWillBeginDragging(self)
      case .didEndDragging(let willDecelerate): delegate.carouselDidEndDragging(self, willDecelerate: willDecelerate)
      case .willBeginDecelerating: delegate.carouselWillBeginDecelerating(self)
      case .didEndDecelerating(let finished): delegate.carouselDidEndDecelerating(self, finished: finished)
      case .willBeginScrolling: delegate.carouselWillBeginScrollingAnimation(self)
      case .didEndScrolling(let finished): delegate.carouselDidEndScrollingAnimation(self, finished: finished)
      case .didSelect(let index): delegate.carousel(self, didSelectItemAt: index)
      case .didEndEditing: delegate.carouselDidEndEditing(self)
      case .didSettle: delegate.carouselDidSettle(self)
      }
    }
  }
#endif
