#if HAS_TOOLKIT
  import CarouselEngine

  /// The toolkit, as the engine sees it.
  @MainActor
  public struct ViewHost: @MainActor CarouselHost {
    weak var carousel: CarouselView?

    // MARK: Data

    public func numberOfItems() -> Int { ask(or: 0) { $0.numberOfItems(in: $1) } }
    public func numberOfPlaceholders() -> Int { ask(or: 0) { $0.numberOfPlaceholders(in: $1) } }

    public func view(forItemAt index: Int, reusing view: ItemView?) -> ItemView {
      let content = ask(or: PlatformView()) { $0.carousel($1, viewForItemAt: index, reusing: view?.content) }
      return ItemView.holding(content, reusing: view)
    }

    public func view(forPlaceholderAt index: Int, reusing view: ItemView?) -> ItemView {
      let content = ask(or: PlatformView()) { $0.carousel($1, viewForPlaceholderAt: index, reusing: view?.content) }
      return ItemView.holding(content, reusing: view)
    }

    private func ask<Answer>(
      or standard: @autoclosure () -> Answer, _ question: (any CarouselViewDataSource, CarouselView) -> Answer
    ) -> Answer {
      guard let carousel, let dataSource = carousel.dataSource else { return standard() }
      return question(dataSource, carousel)
    }

    // MARK: Views

    public func mount(_ view: ItemView) { carousel?.mount(view) }
    public func unmount(_ view: ItemView) { carousel?.unmount(view) }
    public func size(of view: ItemView) -> CarouselEngine.Size { Size(view.contentSize) }
    public func place(_ view: ItemView, of item: PlacedItem) { carousel?.place(view, of: item) }

    public func replace(_ old: ItemView, with new: ItemView, animated: Bool) {
      carousel?.replace(old, with: new, animated: animated)
    }

    public func didPlaceItems() {
      guard let carousel else { return }
      carousel.stack.arrange(in: carousel.contentView)
      carousel.autoplayer.itemsWerePlaced()
      carousel.tellFollowers()
    }

    // MARK: Display

    public func willDisplay(_ view: ItemView, of item: PlacedItem) {
      guard !item.isPlaceholder else { return }
      tell { $0.carousel($1, willDisplay: view.content, forItemAt: item.index) }
    }

    public func didDisplay(_ view: ItemView, of item: PlacedItem) {
      guard !item.isPlaceholder else { return }
      tell { $0.carousel($1, didDisplay: view.content, forItemAt: item.index) }
    }

    public func didEndDisplaying(_ view: ItemView, ofItemAt index: Int, itemOffset: Double) {
      guard view.item?.isPlaceholder == false else { return }
      tell { $0.carousel($1, didEndDisplaying: view.content, forItemAt: index) }
    }

    // MARK: Dialogue

    public func handle(_ event: CarouselEvent) { carousel?.handle(event) }

    public func didTapItem(at index: Int, itemOffset: Double) {
      tell { $0.carousel($1, didTapItemAt: index, offset: itemOffset) }
    }

    public func shouldSelectItem(at index: Int) -> Bool { carousel?.shouldSelectItem(at: index) ?? false }

    public func setNeedsFrames(_ areNeeded: Bool) {
      carousel?.frames.areNeeded = areNeeded
      carousel?.autoplayer.look()
    }

    private func tell(_ what: (any CarouselViewDelegate, CarouselView) -> Void) {
      guard let carousel, let delegate = carousel.delegate else { return }
      what(delegate, carousel)
    }
  }
#endif
