#if HAS_TOOLKIT
  extension CarouselView {
    func addFollower(_ controls: CarouselControls) {
      removeFollower(controls)
      followers.append(Follower(controls: controls))
    }

    /// Those that are gone are let go as well.
    func removeFollower(_ controls: CarouselControls) {
      followers.removeAll { $0.controls == nil || $0.controls === controls }
    }

    /// Items were placed: controls may have to show something else.
    func tellFollowers() {
      for follower in followers { follower.controls?.follow() }
    }

    /// What moves by itself was stopped, or has to be stoppable.
    func autoplayDidChange() {
      for follower in followers { follower.controls?.update() }
    }
  }

  /// Controls that show where a carousel is. It doesn't keep them.
  struct Follower {
    weak var controls: CarouselControls?
  }
#endif
