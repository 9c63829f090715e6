// Written by carousel-catalogue from the table of settings; see `CarouselSetting`.
#if canImport(SwiftUI) && (canImport(UIKit) && !os(watchOS) || canImport(AppKit))
  import CarouselViews
  import SwiftUI

  // Invalid values are clamped when they are used; see the properties of `CarouselSettings`.
  extension Carousel {
    /// Sets whether items follow each other from top to bottom. False by default.
    public func carouselVertical(_ isOn: Bool = true) -> Carousel {
      changed { $0.settings[.vertical].x = isOn ? 1 : 0 }
    }

    /// Sets the m34 of the camera, −1 / its distance. −0.002 by default.
    public func carouselPerspective(_ value: Double) -> Carousel { changed { $0.settings[.perspective].x = value } }

    /// Shifts the items, and the vanishing point with them. In points; (0, 0) by default.
    public func carouselContentOffset(_ value: CGPoint) -> Carousel {
      changed { $0.settings[.contentOffset] = Point2D(value) }
    }

    /// Shifts the eye: items move the opposite way, and the vanishing point changes. In points; (0, 0) by default.
    public func carouselViewpointOffset(_ value: CGPoint) -> Carousel {
      changed { $0.settings[.viewpointOffset] = Point2D(value) }
    }

    /// Sets where the current item rests, as a share of the carousel's size. (0.5, 0.5) by default.
    public func carouselFocusPoint(_ value: CGPoint) -> Carousel {
      changed { $0.settings[.focusPoint] = Point2D(value) }
    }

    /// Sets the length of an item along the axis; 0 takes that of the first item. In points; 0 by default.
    public func carouselGivenItemLength(_ value: Double) -> Carousel { changed { $0.settings[.itemWidth].x = value } }

    /// Sets whether all items are as long as the first one or as given, or each as long as its own view.
    /// "uniform" by default.
    public func carouselItemSizing(_ value: ItemSizing) -> Carousel {
      changed { $0.settings[.itemSizing].x = Double(value.rawValue) }
    }

    /// Sets how many items fit side by side, which makes their length; 0 takes the item length. 0 by default.
    public func carouselItemsPerView(_ value: Double) -> Carousel { changed { $0.settings[.itemsPerView].x = value } }

    /// Sets the share of the carousel on which the same share of the current item rests: 0 is the start, 1 the end.
    /// 0.5 by default.
    public func carouselAlignment(_ value: Double) -> Carousel { changed { $0.settings[.alignment].x = value } }

    /// Sets where items rest across the axis: in the middle, at the start or the end, or as large as the carousel.
    /// "center" by default.
    public func carouselCrossAlignment(_ value: CrossAlignment) -> Carousel {
      changed { $0.settings[.crossAlignment].x = Double(value.rawValue) }
    }

    /// Sets whether there is no empty space before the first and after the last item; no effect when wrapped.
    /// False by default.
    public func carouselContained(_ isOn: Bool = true) -> Carousel {
      changed { $0.settings[.contain].x = isOn ? 1 : 0 }
    }

    /// Sets the maximum number of items shown at once; 0 is no limit. 0 by default.
    public func carouselMaximumVisibleItems(_ value: Int) -> Carousel {
      changed { $0.settings[.maximumVisibleItems].x = Double(value) }
    }

    /// Sets which changes are shown as a transition from the old layout to the new one. None by default.
    public func carouselTransitions(_ value: Transitions) -> Carousel {
      changed { $0.settings[.transitions].x = Double(value.rawValue) }
    }

    /// Sets the duration of a transition. In seconds; 0.4 by default.
    public func carouselTransitionDuration(_ value: Double) -> Carousel {
      changed { $0.settings[.transitionDuration].x = value }
    }

    /// Sets how much faster a flick is than the finger. 1 by default.
    public func carouselScrollSpeed(_ value: Double) -> Carousel { changed { $0.settings[.scrollSpeed].x = value } }

    /// Sets how fast a flick loses speed, as a multiple of the motion profile's rate. 1 by default.
    public func carouselFrictionCoefficient(_ value: Double) -> Carousel {
      changed { $0.settings[.frictionCoefficient].x = value }
    }

    /// Sets whether dragging past the first or last item overscrolls; no effect when wrapped. True by default.
    public func carouselBounces(_ isOn: Bool = true) -> Carousel { changed { $0.settings[.bounces].x = isOn ? 1 : 0 } }

    /// Sets how far it overscrolls: in items with the classic motion, in viewports with the others. 1 by default.
    public func carouselBounceDistance(_ value: Double) -> Carousel {
      changed { $0.settings[.bounceDistance].x = value }
    }

    /// Sets the number of items that scroll as a page; 0 is as many as fit. 1 by default.
    public func carouselGroups(of value: Int) -> Carousel { changed { $0.settings[.groupSize].x = Double(value) } }

    /// Sets where it comes to rest: always on a snap position, only if it would stop near one, or anywhere.
    /// "mandatory" by default.
    public func carouselSnap(_ value: SnapMode) -> Carousel {
      changed { $0.settings[.snap].x = Double(value.rawValue) }
    }

    /// Sets whether a swipe turns one page at most. False by default.
    public func carouselPaging(_ isOn: Bool = true) -> Carousel { changed { $0.settings[.paging].x = isOn ? 1 : 0 } }

    /// Sets whether a flick ends exactly on an item. True by default.
    public func carouselStopsAtItemBoundary(_ isOn: Bool = true) -> Carousel {
      changed { $0.settings[.stopAtItemBoundary].x = isOn ? 1 : 0 }
    }

    /// Sets whether it snaps to the nearest item when it settles. True by default.
    public func carouselScrollsToItemBoundary(_ isOn: Bool = true) -> Carousel {
      changed { $0.settings[.scrollToItemBoundary].x = isOn ? 1 : 0 }
    }

    /// Sets a steady movement; positive values scroll towards higher indexes. In items per second; 0 by default.
    public func carouselAutoscroll(_ value: Double) -> Carousel { changed { $0.settings[.autoscroll].x = value } }

    /// Sets whether the user can scroll it; programs always can. True by default.
    public func carouselScrollEnabled(_ isOn: Bool = true) -> Carousel {
      changed { $0.settings[.scrollEnabled].x = isOn ? 1 : 0 }
    }

    /// Sets whether a tap brings an item to the centre, and controls work in the current item only. True by default.
    public func carouselCentersItemWhenSelected(_ isOn: Bool = true) -> Carousel {
      changed { $0.settings[.centerItemWhenSelected].x = isOn ? 1 : 0 }
    }

    /// Sets where higher indexes lie on the screen, opposite to the swipes that lead there; 0 leaves it to the style.
    /// (0, 0) by default.
    public func carouselPanVector(_ value: CGVector) -> Carousel {
      changed { $0.settings[.panVector] = Point2D(value) }
    }

    /// Sets whether drags across the axis are left to the surroundings. True by default.
    public func carouselIgnoresPerpendicularSwipes(_ isOn: Bool = true) -> Carousel {
      changed { $0.settings[.ignorePerpendicularSwipes].x = isOn ? 1 : 0 }
    }

    /// Sets how slowly a flick loses speed. 0.95 by default.
    public func carouselDecelerationRate(_ value: Double) -> Carousel {
      changed { $0.settings[.decelerationRate].x = value }
    }

    /// Sets whether buttons and keys lead from the last page to the first one, and back; no effect when wrapped.
    /// False by default.
    public func carouselRewind(_ isOn: Bool = true) -> Carousel { changed { $0.settings[.rewind].x = isOn ? 1 : 0 } }

    /// Sets whether autoplay ends at the last item instead of going back to the first; no effect when wrapped.
    /// False by default.
    public func carouselAutoplayStopsAtEnd(_ isOn: Bool = true) -> Carousel {
      changed { $0.settings[.autoplayStopsAtEnd].x = isOn ? 1 : 0 }
    }

    /// Sets which pointers drag it: all, only fingers and pens, or none. "all" by default.
    public func carouselDrag(_ value: DragInput) -> Carousel {
      changed { $0.settings[.drag].x = Double(value.rawValue) }
    }

    /// Sets whether wheels and trackpads scroll it. True by default.
    public func carouselWheel(_ isOn: Bool = true) -> Carousel { changed { $0.settings[.wheel].x = isOn ? 1 : 0 } }

    /// Sets whether arrow keys scroll it. True by default.
    public func carouselKeys(_ isOn: Bool = true) -> Carousel { changed { $0.settings[.keys].x = isOn ? 1 : 0 } }
  }
#endif
