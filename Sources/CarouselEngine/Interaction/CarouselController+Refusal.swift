// What the user does may make another item the current one, which the app may refuse.
extension CarouselController {
  /// Does something on behalf of the user, unless another item would become the current one, and the app does not want that. What it
  /// has refused in a drag it is not asked again until something else happens.
  /// - Parameters:
  ///   - change: Called twice if the app is asked: it may change the carousel in its answer.
  ///   - isByUser: Whether it is on behalf of the user; the app is not asked about its own doing.
  /// - Returns: Whether it has been done.
  @inline(never)
  func act(_ change: (inout CarouselModel) -> Void, isByUser: Bool = true) -> Bool {
    var after = carousel
    let waiting = after.waitingCounts
    // The lists are those of the copy alone meanwhile, so that nothing is allocated.
    (carousel.events, carousel.indexCauses, carousel.settledElsewhere) = ([], [], [])
    change(&after)
    // What stops a motion stays with the current item, to which another one may have been on its way.
    guard let index = after.destinationIndex,
      ask({ index != $0.destinationIndex && index != $0.currentIndex }), isByUser, !isAskingToChange
    else {
      refusedIndex = nil
      carousel = after
      return true
    }
    let isDragging = after.movement == .dragging
    after.returnEvents(after: waiting, to: &carousel)
    guard !isDragging || index != refusedIndex else { return false }
    let started = generation
    isAskingToChange = true
    let isAllowed = host.shouldChangeCurrentItem(to: index)
    isAskingToChange = false
    refusedIndex = isDragging && !isAllowed ? index : nil
    guard isAllowed, generation == started else { return false }
    change(&carousel)
    return true
  }
}

extension CarouselModel {
  /// The numbers of events that wait to be sent, and of what is sent with them.
  fileprivate var waitingCounts: (events: Int, causes: Int, settled: Int) {
    (events.count, indexCauses.count, settledElsewhere.count)
  }

  /// Gives the lists of events back, without those that have come since.
  fileprivate mutating func returnEvents(
    after counts: (events: Int, causes: Int, settled: Int), to other: inout CarouselModel
  ) {
    events.removeLast(events.count - counts.events)
    indexCauses.removeLast(indexCauses.count - counts.causes)
    settledElsewhere.removeLast(settledElsewhere.count - counts.settled)
    swap(&events, &other.events)
    swap(&indexCauses, &other.indexCauses)
    swap(&settledElsewhere, &other.settledElsewhere)
  }
}
