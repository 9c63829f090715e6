import CGtk4
import CarouselEngine

// The properties that are not settings of the engine.
extension WidgetProperty {
  static let position = WidgetProperty(
    name: "position", summary: "The scroll offset, in items; setting it jumps",
    kind: .number(default: 0, in: -Double.greatestFiniteMagnitude...Double.greatestFiniteMagnitude),
    get: { .number($0.controller.carousel.scrollOffset) }, set: { $0.setPosition($1.number) })

  static let currentIndex = WidgetProperty(
    name: "current-index",
    summary: "The index of the item nearest to the middle, or -1 without items; setting it jumps",
    kind: .count(default: -1, in: -1...Int(Int32.max)),
    get: { .count($0.controller.carousel.currentIndex ?? -1) }, set: { $0.setCurrentIndex($1.count) })

  static let numberOfItems = WidgetProperty(
    name: "n-items", summary: "The number of items", kind: .count(default: 0, in: 0...Int(UInt32.max)),
    get: { .count($0.controller.carousel.numberOfItems) }, set: nil)

  static let numberOfPages = WidgetProperty(
    name: "n-pages", summary: "The number of pages, which are the positions at which it rests",
    kind: .count(default: 0, in: 0...Int(UInt32.max)),
    get: { .count($0.controller.carousel.numberOfPages) }, set: nil)

  static let page = WidgetProperty(
    name: "page", summary: "The number of the current page, or -1 without items; setting it scrolls there",
    kind: .count(default: -1, in: -1...Int(Int32.max)),
    get: { .count($0.controller.carousel.currentPage ?? -1) },
    set: { stage, value in stage.act { $0.setBoundPage(value.count, duration: stage.scrollDuration) } })

  static let styleName = WidgetProperty(
    name: "style-name", summary: "The name of the style, such as cover-flow; empty for a style without a name",
    kind: .text(default: "linear"), get: { .text($0.controller.carousel.style.name.map { "\($0)" }) },
    set: { $0.setStyle(named: $1.text ?? "linear") })

  static let orientation = WidgetProperty(
    name: "orientation", summary: "The orientation of the carousel", kind: .orientation,
    get: {
      .choice(
        (($0.controller.carousel.axis.isVertical) ? GTK_ORIENTATION_VERTICAL : GTK_ORIENTATION_HORIZONTAL).rawValue)
    },
    set: { stage, value in
      stage.updateByApp { $0.axis.isVertical = value.choice == GTK_ORIENTATION_VERTICAL.rawValue }
    })

  static let wrap = WidgetProperty(
    name: "wrap", summary: "Whether the last item is followed by the first", kind: .flag(default: false),
    get: { .flag($0.controller.carousel.options.wrap.value(or: $0.controller.carousel.wraps ? 1 : 0) != 0) },
    set: { stage, value in stage.updateByApp { $0.options.wrap = value.flag ? 1 : 0 } })

  static let motion = WidgetProperty(
    name: "motion", summary: "The motion profile: classic, system or spring", kind: .text(default: "classic"),
    get: { .text($0.controller.carousel.motion.name) }, set: { $0.setMotion(named: $1.text ?? "classic") })

  static let spacing = WidgetProperty(
    name: "spacing", summary: "The gap between neighbouring items, in points",
    kind: .count(default: 0, in: 0...Int(Int32.max)),
    get: { .count(Int($0.controller.carousel.gap.clamped(to: 0...Double(Int32.max)))) },
    set: { stage, value in stage.updateByApp { $0.gap = Double(value.count) } })

  static let revealDuration = WidgetProperty(
    name: "reveal-duration",
    summary: "The duration of the slides when items are added, removed or moved, in milliseconds",
    kind: .count(
      default: milliseconds(CarouselSettings().editDuration), in: 0...milliseconds(CarouselSettings.longestEditDuration)
    ),
    get: { .count(milliseconds($0.controller.carousel.editDuration)) },
    set: { stage, value in stage.updateByApp { $0.editDuration = Double(value.count) / 1000 } })

  static let scrollDuration = WidgetProperty(
    name: "scroll-duration", summary: "The duration of scrolls by programs, in milliseconds",
    kind: .count(
      default: milliseconds(CarouselModel.defaultScrollDuration),
      in: 0...milliseconds(CarouselModel.longestScrollDuration)),
    get: { .count(milliseconds($0.scrollDuration)) },
    set: { $0.scrollDuration = Double($1.count) / 1000 })

  private static func milliseconds(_ seconds: Double) -> Int { Int((seconds * 1000).rounded()) }

  static let allowsMouseDrag = WidgetProperty(
    name: "allow-mouse-drag", summary: "Whether it can be dragged with the mouse; clicks select in any case",
    kind: .flag(default: true), get: { .flag($0.controller.carousel.dragInput == .all) },
    set: { stage, value in
      guard (stage.controller.carousel.dragInput == .all) != value.flag else { return }
      stage.act { $0.update { $0.settings.dragInput = value.flag ? .all : .touch } }
    })

  static let allowsScrollWheel = WidgetProperty(
    name: "allow-scroll-wheel", summary: "Whether it reacts to scroll wheels; touchpads work in any case",
    kind: .flag(default: true), get: { .flag($0.allowsScrollWheel) }, set: { $0.allowsScrollWheel = $1.flag })

  static let isPaused = WidgetProperty(
    name: "paused", summary: "Whether autoplay and autoscroll are paused", kind: .flag(default: false),
    get: { .flag($0.controller.isPaused) },
    set: { $0.setPaused($1.flag) })

  static let autoplayProgress = WidgetProperty(
    name: "autoplay-progress",
    summary:
      "The share of the autoplay interval that has passed at the current item; notified when it begins to grow and when it stops",
    kind: .number(default: 0, in: 0...1), get: { .number($0.autoplayProgress) }, set: nil)

  static let isUserInitiated = WidgetProperty(
    name: "user-initiated",
    summary:
      "Whether the user has caused the last change of the current item, rather than the app, an edit or autoplay",
    kind: .flag(default: false), get: { .flag($0.controller.carousel.isUserInitiated) }, set: nil)

  static let showsPauseButton = WidgetProperty(
    name: "show-pause-button",
    summary: "Whether a button pauses autoplay and autoscroll; false if the app has its own",
    kind: .flag(default: true),
    get: { .flag($0.showsPauseButton) }, set: { $0.setShowsPauseButton($1.flag) })

  static let isList = WidgetProperty(
    name: "as-list", summary: "Whether the items are shown as a plain list", kind: .flag(default: false),
    get: { .flag($0.controller.carousel.isList) },
    set: { stage, value in stage.updateByApp { $0.isList = value.flag } })

  static let label = WidgetProperty(
    name: "label", summary: "The accessible label", kind: .text(default: nil), get: { .text($0.label) },
    set: { $0.setLabel($1.text) })

  static let model = WidgetProperty(
    name: "model", summary: "The list model of the items; a selection model selects the current one",
    kind: .object(type: g_list_model_get_type), get: { .object(($0.ownItems as? ModelItems)?.model) },
    set: { $0.setModel($1.object) })

  static let factory = WidgetProperty(
    name: "factory", summary: "Makes the widgets of the model's items",
    kind: .object(type: gtk_list_item_factory_get_type), get: { .object($0.factory) },
    set: { $0.setFactory($1.object) })

  static let controlsFor = WidgetProperty(
    name: "controls-for", summary: "The carousel of whose items its own are thumbnails",
    kind: .object(type: gtk_widget_get_type), get: { .object($0.controlled?.widget.object) },
    set: { $0.setControlledCarousel($1.object.map { WidgetPointer($0) }) })

  static let selectedIndex = WidgetProperty(
    name: "selected-index", summary: "The index of the thumbnail of the item that the controlled carousel shows, or -1",
    kind: .count(default: -1, in: -1...Int(Int32.max)), get: { .count($0.controller.selectedIndex ?? -1) }, set: nil)

  /// All properties.
  static let all =
    [
      position, currentIndex, numberOfItems, numberOfPages, page, styleName, orientation, wrap, motion, spacing,
      revealDuration,
      scrollDuration, allowsMouseDrag, allowsScrollWheel, isPaused, autoplayProgress, isUserInitiated,
      showsPauseButton, isList, label, model, factory, controlsFor, selectedIndex,
    ] + settings

  private static let byName = Dictionary(uniqueKeysWithValues: all.map { ($0.name, $0) })

  /// Returns the property with a name.
  static func named(_ name: String) -> WidgetProperty? { byName[name] }
}

extension MotionProfile {
  /// Its name in documents.
  fileprivate var name: String {
    switch self {
    case .classic: "classic"
    case .system: "system"
    case .spring: "spring"
    }
  }
}

// How these properties are set.
extension Stage {
  /// Sets a setting of the engine; values that are not points are in `x`.
  func set(_ setting: CarouselSetting, to value: Point2D) {
    if setting == .autoplay {
      act { $0.autoplayInterval = value.x }
      tellObservers()
      notifyChanges()
    } else {
      updateByApp { $0.settings[setting] = value }
    }
  }

  fileprivate func setModel(_ model: OpaquePointer?) {
    guard model != (ownItems as? ModelItems)?.model else { return }
    if let model {
      setModelItems(model)
    } else if ownItems is ModelItems {
      setOwnItems(nil)
    }
  }

  fileprivate func setFactory(_ factory: OpaquePointer?) {
    guard factory != self.factory else { return }
    if let factory { g_object_ref(UnsafeMutableRawPointer(factory)) }
    if let old = self.factory { g_object_unref(UnsafeMutableRawPointer(old)) }
    self.factory = factory
    if let items = ownItems as? ModelItems { setModelItems(items.model) }
  }

  private func setModelItems(_ model: OpaquePointer) {
    let items = ModelItems(model, factory, of: self)
    items.follow { setOwnItems(items) }
  }

  func setPaused(_ isPaused: Bool) {
    act { $0.isPaused = isPaused }
  }

  func setShowsPauseButton(_ shows: Bool) {
    showsPauseButton = shows
    updatePauseButton()
    notifyChanges()
  }

  func setLabel(_ label: String?) {
    self.label = label
    describeCarousel()
    notifyChanges()
  }

  fileprivate func setPosition(_ position: Double) {
    if controller.carousel.numberOfItems > 0 {
      act { $0.setBoundScrollOffset(position) }
    } else {
      firstPosition = position
    }
  }

  fileprivate func setCurrentIndex(_ index: Int) {
    if controller.carousel.numberOfItems > 0 {
      act { $0.setBoundIndex(index) }
    } else {
      firstPosition = Double(index)
    }
  }

  /// Goes to the position that was set when there were no items, once there are enough: `.ui` files set properties
  /// before children.
  func goToFirstPosition() {
    guard let position = firstPosition, position <= Double(controller.carousel.numberOfItems - 1) else { return }
    firstPosition = nil
    update { $0.setScrollOffset(position) }
  }

  fileprivate func setStyle(named name: String) {
    guard let style = NamedStyle.named(name) else {
      let known = NamedStyle.allCases.map(\.description).joined(separator: ", ")
      return complain("There is no style \"\(name)\"; there are \(known)")
    }
    setStyle(style.style)
  }

  fileprivate func setMotion(named name: String) {
    guard let motion = [MotionProfile.classic, .system, .spring].first(where: { $0.name == name }) else {
      return complain("There is no motion \"\(name)\"; there are classic, system, spring")
    }
    guard motion.name != controller.carousel.motion.name else { return }
    updateByApp { $0.motion = motion }
  }
}
