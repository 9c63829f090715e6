#if canImport(UIKit) && !os(watchOS) || canImport(AppKit)
  import CarouselEngine

  extension CarouselView {
    func handle(_ event: CarouselEvent) {
      switch event {
      case .didScroll: delegate?.carouselDidScroll(self)
      case .currentIndexDidChange(let index): delegate?.carousel(self, currentIndexDidChange: index)
      case .pageDidChange(let page): delegate?.carousel(self, pageDidChange: page)
      case .willBeginDragging:
        endHighlight()
        delegate?.carouselWillBeginDragging(self)
      case .didEndDragging(let willDecelerate): delegate?.carouselDidEndDragging(self, willDecelerate: willDecelerate)
      case .willBeginDecelerating: delegate?.carouselWillBeginDecelerating(self)
      case .didEndDecelerating(let finished): delegate?.carouselDidEndDecelerating(self, finished: finished)
      case .willBeginScrolling:
        tellThumbnails()
        delegate?.carouselWillBeginScrollingAnimation(self)
      case .didEndScrolling(let finished): delegate?.carouselDidEndScrollingAnimation(self, finished: finished)
      case .didSelect(let index): delegate?.carousel(self, didSelectItemAt: index)
      case .didEndEditing: delegate?.carouselDidEndEditing(self)
      case .didSettle:
        delegate?.carouselDidSettle(self)
        preferredFocusDidChange()
      case .pauseDidChange: tellFollowers()
      case .autoplayDidChange:
        for follower in followers { follower.controls?.showDots() }
        delegate?.carouselAutoplayDidChange(self)
      case .shouldAnnounce(let index): announce(spokenItem(at: index))
      case .shouldAnnounceEnd(let end): announce(words.announcement(of: end))
      case .readingOrderDidChange: readingOrderDidChange()
      }
    }

    func handle(_ event: ItemEvent, of item: PlacedItem, in view: PlatformView) {
      guard let delegate else { return }
      let index = item.index
      switch event {
      case .willLayOut: delegate.carousel(self, willLayOut: view, forItemAt: index, offset: item.offset)
      case .didLayOut: delegate.carousel(self, didLayOut: view, forItemAt: index, offset: item.offset)
      case .willDisplay: delegate.carousel(self, willDisplay: view, forItemAt: index)
      case .didDisplay: delegate.carousel(self, didDisplay: view, forItemAt: index)
      case .didEndDisplaying: delegate.carousel(self, didEndDisplaying: view, forItemAt: index)
      case .didTap: delegate.carousel(self, didTapItemAt: index, offset: item.offset)
      }
    }
  }
#endif
