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
    change(&after)
    guard let index = after.destinationIndex, index != ask({ $0.destinationIndex }), isByUser, !isAskingToChange else {
      refusedIndex = nil
      carousel = after
      return true
    }
    let isDragging = after.movement == .dragging
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
