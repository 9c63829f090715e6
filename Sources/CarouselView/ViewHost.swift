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
    public func didPlaceItems() { carousel.map { $0.stack.arrange(in: $0.contentView) } }

    public func replace(_ old: ItemView, with new: ItemView, animated: Bool) {
      carousel?.replace(old, with: new, animated: animated)
    }

    // MARK: Dialogue

    public func handle(_ event: CarouselEvent) { carousel?.handle(event) }
    public func shouldSelectItem(at index: Int) -> Bool { carousel?.shouldSelectItem(at: index) ?? false }
    public func setNeedsFrames(_ areNeeded: Bool) { carousel?.frames.areNeeded = areNeeded }
  }
#endif
