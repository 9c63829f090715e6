#if canImport(UIKit) && !os(watchOS) || canImport(AppKit)
  import CarouselEngine

  /// The toolkit as a host of the engine.
  @MainActor
  public struct ViewHost: @MainActor CarouselHost {
    weak var carousel: CarouselView?

    // MARK: Data

    public func numberOfItems() -> Int { ask(or: 0) { $0.numberOfItems(in: $1) } }
    public func numberOfPlaceholders() -> Int { ask(or: 0) { $0.numberOfPlaceholders(in: $1) } }

    public func view(for content: ItemContent, reusing view: ItemView?) -> ItemView {
      func made() -> PlatformView {
        ask(or: PlatformView()) {
          switch content {
          case .item(let index): $0.carousel($1, viewForItemAt: index, reusing: view?.content)
          case .placeholder(let index): $0.carousel($1, viewForPlaceholderAt: index, reusing: view?.content)
          }
        }
      }
      let (content, kind) = carousel?.kinds.view(reusing: view, made) ?? (made(), nil)
      let item = ItemView.holding(content, reusing: view)
      item.kind = kind
      return item
    }

    private func ask<Answer>(
      or defaultAnswer: @autoclosure () -> Answer, _ question: (any CarouselViewDataSource, CarouselView) -> Answer
    ) -> Answer {
      guard let carousel, let dataSource = carousel.dataSource else { return defaultAnswer() }
      return question(dataSource, carousel)
    }

    // MARK: Views

    public func mount(_ view: ItemView) { carousel?.mount(view) }
    public func unmount(_ view: ItemView) { carousel?.unmount(view) }
    public func size(of view: ItemView) -> Size2D {
      carousel?.fit(view)
      return Size2D(view.contentSize)
    }
    public func length(ofItemAt index: Int) -> Double { ask(or: 0) { Double($0.carousel($1, lengthOfItemAt: index)) } }
    public func place(_ view: ItemView, of item: PlacedItem) { carousel?.place(view, of: item) }

    public func replace(_ old: ItemView, with new: ItemView, animated: Bool) {
      carousel?.replace(old, with: new, animated: animated)
    }

    public func didPlaceItems() {
      guard let carousel else { return }
      carousel.stack.arrange(in: carousel.contentView)
      carousel.followSizes()
      carousel.tellFollowers()
      carousel.prefetch()
    }

    public func crossFade() { carousel?.crossFade() }
    public func releaseFocus(from view: ItemView) { carousel?.releaseFocus(from: view) }

    // MARK: Events

    public func handle(_ event: CarouselEvent) { carousel?.handle(event) }
    public func handle(_ event: ItemEvent, of item: PlacedItem, in view: ItemView) {
      carousel?.handle(event, of: item, in: view.content)
    }

    public func shouldSelectItem(at index: Int) -> Bool {
      guard let carousel, let delegate = carousel.delegate else { return true }
      return delegate.carousel(carousel, shouldSelectItemAt: index)
    }

    public func shouldChangeCurrentItem(to index: Int) -> Bool {
      guard let carousel, let delegate = carousel.delegate else { return true }
      return delegate.carousel(carousel, shouldChangeCurrentItemTo: index)
    }

    public func autoplayInterval(ofItemAt index: Int) -> Double {
      ask(or: 0) { $0.carousel($1, autoplayIntervalForItemAt: index) }
    }

    public func shouldAdvance() -> Bool {
      guard let carousel, let delegate = carousel.delegate else { return true }
      return delegate.carouselShouldAdvance(carousel)
    }

    public func schedule(_ next: NextFrame) { carousel?.frames.next = next }
  }
#endif
