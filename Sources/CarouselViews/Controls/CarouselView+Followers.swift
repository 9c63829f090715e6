#if canImport(UIKit) && !os(watchOS) || canImport(AppKit)
  extension CarouselView {
    func addFollower(_ controls: CarouselControls) {
      removeFollower(controls)
      followers.append(Follower(controls: controls))
    }

    /// Removes those that no longer exist as well.
    func removeFollower(_ controls: CarouselControls) {
      followers.removeAll { $0.controls == nil || $0.controls === controls }
    }

    /// What controls show may have changed.
    func tellFollowers() {
      for follower in followers { follower.controls?.follow() }
    }
  }

  /// Controls that show where a carousel is. It doesn't keep them.
  struct Follower {
    weak var controls: CarouselControls?
  }
#endif
