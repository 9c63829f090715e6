#if canImport(UIKit) && !os(watchOS) || canImport(AppKit)
  extension CarouselView {
    func addFollower(_ controls: CarouselControls) {
      removeFollower(controls)
      followers.append(Follower(controls: controls))
      updatePauseButton()
    }

    /// Removes controls, including those that no longer exist.
    func removeFollower(_ controls: CarouselControls) {
      followers.removeAll { $0.controls == nil || $0.controls === controls }
      updatePauseButton()
    }

    /// Updates the controls after a possible change.
    func tellFollowers() {
      for follower in followers { follower.controls?.follow() }
      tellThumbnails()
      updatePauseButton()
    }
  }

  /// A weak reference to controls of the carousel.
  struct Follower {
    weak var controls: CarouselControls?
  }
#endif
