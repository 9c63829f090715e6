import CGtk4
import CarouselGTK
import Foundation

/// A window with a carousel.
final class Show {
  let window: UnsafeMutablePointer<GtkWindow>
  let carousel: Carousel
  private let items: CarouselItems
  private let kind: String
  private let itemSize: [Double]
  private var events: [[Any]] = []
  /// What the items' own controls have heard.
  private var heard: [String] = []
  /// The first of the carousels in the items.
  private var inner: Carousel?
  let loader = ImageLoader(limit: 8 << 20)
  private var paths: [String] = []
  /// The item that shows its back.
  private var turned = -1
  /// How many frames the window has drawn.
  private var frames = 0
  private var clock: OpaquePointer?
  private var frameHandler: gulong = 0

  init(_ message: Message) throws {
    let window = UnsafeMutableRawPointer(gtk_window_new()!).assumingMemoryBound(to: GtkWindow.self)
    let carousel = Carousel()
    self.window = window
    self.carousel = carousel
    Paint.load()
    kind = message.text("kind") ?? "plain"
    itemSize = message.numbers("itemSize") ?? [200, 200]
    paths = message["paths"] as? [String] ?? []
    var make: (Int, Widget?) -> Widget = { _, _ in gtk_label_new(nil) }
    items = CarouselItems(
      count: message.int("items") ?? 10, placeholders: message.int("placeholders") ?? 0, item: { make($0, $1) })
    make = { [unowned self] index, reused in item(index, reused) }
    items.label = { "Item \($0)" }
    let size = message.numbers("size") ?? [1000, 500]
    gtk_window_set_default_size(window, Int32(size[0]), Int32(size[1]))
    gtk_window_set_decorated(window, 0)
    gtk_window_set_title(window, "carousel-stage")
    if let direction = message.text("direction") {
      gtk_widget_set_direction(carousel.widget, direction == "rtl" ? GTK_TEXT_DIR_RTL : GTK_TEXT_DIR_LTR)
    }
    carousel.label = "Test"
    carousel.onEvent { [unowned self] in events.append(describe($0)) }
    if message.bool("denies") { carousel.shouldSelect { _ in false } }
    for (name, value) in message["set"] as? Message ?? [:] { try set(name, value) }
    carousel.dataSource = items
    place(message.text("in") ?? "window")
    gtk_window_present(window)
    let clock = gtk_widget_get_frame_clock(UnsafeMutableRawPointer(window).assumingMemoryBound(to: GtkWidget.self))
    frameHandler = g_signal_connect_data(
      UnsafeMutableRawPointer(clock), "paint",
      unsafeBitCast(Self.countFrame, to: GCallback.self), Unmanaged.passUnretained(self).toOpaque(), nil,
      GConnectFlags(rawValue: 0))
    self.clock = clock.map { OpaquePointer(g_object_ref(UnsafeMutableRawPointer($0))) }
  }

  private static let countFrame: @convention(c) (OpaquePointer?, gpointer) -> Void = { _, data in
    Unmanaged<Show>.fromOpaque(data).takeUnretainedValue().frames += 1
  }

  func close() {
    if let clock {
      g_signal_handler_disconnect(UnsafeMutableRawPointer(clock), frameHandler)
      g_object_unref(UnsafeMutableRawPointer(clock))
    }
    gtk_window_destroy(window)
  }

  /// Waits until the screen shows what there is to show.
  func waitForFrame() {
    let widget = UnsafeMutableRawPointer(window).assumingMemoryBound(to: GtkWidget.self)
    guard gtk_widget_get_mapped(widget) != 0, let clock = gtk_widget_get_frame_clock(widget) else { return }
    var isDone = false
    withUnsafeMutablePointer(to: &isDone) { flag in
      let callback: @convention(c) (OpaquePointer?, UnsafeMutablePointer<Bool>) -> Void = { _, flag in
        flag.pointee = true
      }
      let handler = g_signal_connect_data(
        UnsafeMutableRawPointer(clock), "after-paint", unsafeBitCast(callback, to: GCallback.self), flag, nil,
        GConnectFlags(rawValue: 0))
      gdk_frame_clock_request_phase(clock, GDK_FRAME_CLOCK_PHASE_AFTER_PAINT)
      while !flag.pointee { g_main_context_iteration(nil, 1) }
      g_signal_handler_disconnect(UnsafeMutableRawPointer(clock), handler)
    }
  }

  /// Puts the carousel into the window, inside what a test wants around it.
  private func place(_ container: String) {
    gtk_widget_set_hexpand(carousel.widget, 1)
    gtk_widget_set_vexpand(carousel.widget, 1)
    switch container {
    case "controls":
      let box = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0)!
      let controls = CarouselControls(carousel, indicator: .dots)
      gtk_widget_set_name(controls.widget, "controls")
      gtk_widget_set_size_request(controls.widget, -1, 60)
      for part in [carousel.widget, controls.widget] {
        gtk_box_append(UnsafeMutableRawPointer(box).assumingMemoryBound(to: GtkBox.self), part)
      }
      gtk_window_set_child(window, box)
    case "scrolled":
      let box = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0)!
      let scrolled = gtk_scrolled_window_new()!
      gtk_widget_set_name(scrolled, "scrolled")
      for part in [carousel.widget, gtk_label_new("Below")!] {
        gtk_widget_set_size_request(part, -1, 800)
        gtk_box_append(UnsafeMutableRawPointer(box).assumingMemoryBound(to: GtkBox.self), part)
      }
      gtk_scrolled_window_set_child(OpaquePointer(scrolled), box)
      gtk_window_set_child(window, scrolled)
    case "box":
      let box = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0)!
      for part in [
        named(gtk_button_new_with_label("Before")!, "before"), carousel.widget,
        named(gtk_button_new_with_label("After")!, "after"),
      ] {
        gtk_box_append(UnsafeMutableRawPointer(box).assumingMemoryBound(to: GtkBox.self), part)
      }
      gtk_window_set_child(window, box)
    default: gtk_window_set_child(window, carousel.widget)
    }
  }

  // MARK: Items

  private func named(_ widget: Widget, _ name: String) -> Widget {
    gtk_widget_set_name(widget, name)
    return widget
  }

  private func item(_ index: Int, _ reused: Widget?) -> Widget {
    if kind == "images" {
      let image =
        reused.flatMap { CarouselImage.of($0) }
        ?? CarouselImage(width: Int(itemSize[0]), height: Int(itemSize[1]), loader: loader)
      gtk_widget_set_name(image.widget, "\(index)")
      image.show(paths[index % paths.count])
      return image.widget
    }
    let widget = reused ?? newItem()
    gtk_widget_set_name(widget, "\(index)")
    for number in 0..<Paint.count { gtk_widget_remove_css_class(widget, Paint.name(number)) }
    gtk_widget_add_css_class(widget, Paint.name(index))
    for (control, name) in controls(of: widget) { gtk_widget_set_name(control, "\(index)/\(name)") }
    if kind == "plain" { gtk_label_set_text(OpaquePointer(widget), "\(index)") }
    return widget
  }

  private func newItem() -> Widget {
    let (width, height) = (Int32(itemSize[0]), Int32(itemSize[1]))
    if kind == "nested" {
      let carousel = Carousel()
      carousel.dataSource = CarouselItems(count: 9) { index, reused in
        let label = reused ?? gtk_label_new(nil)!
        gtk_widget_set_size_request(label, 100, 100)
        gtk_widget_add_css_class(label, Paint.name(index + 3))
        return label
      }
      gtk_widget_set_size_request(carousel.widget, width, height)
      if inner == nil { inner = carousel }
      return carousel.widget
    }
    guard kind != "plain" else {
      let label = gtk_label_new(nil)!
      gtk_widget_set_size_request(label, width, height)
      return label
    }
    // Placed by hand, so that a test knows where everything is.
    let fixed = gtk_fixed_new()!
    gtk_widget_set_size_request(fixed, width, height)
    let button = gtk_button_new_with_label("Press")!
    connect(button, "clicked") { [unowned self] in heard.append("clicked " + name(of: $0)) }
    put(button, in: fixed, 10, 10, 0.4, 0.2)
    let toggle = gtk_check_button_new_with_label("On")!
    connect(toggle, "toggled") { [unowned self] in heard.append("toggled " + name(of: $0)) }
    put(toggle, in: fixed, Double(width) * 0.55, 10, 0.4, 0.2)
    let entry = gtk_entry_new()!
    gtk_editable_set_width_chars(OpaquePointer(entry), 1)
    put(entry, in: fixed, 10, Double(height) * 0.4, 0.8, 0.2)
    let scale = gtk_scale_new_with_range(GTK_ORIENTATION_HORIZONTAL, 0, 100, 1)!
    put(scale, in: fixed, 10, Double(height) * 0.7, 0.8, 0.2)
    return fixed
  }

  private func put(_ widget: Widget, in fixed: Widget, _ x: Double, _ y: Double, _ width: Double, _ height: Double) {
    gtk_widget_set_size_request(widget, Int32(itemSize[0] * width), Int32(itemSize[1] * height))
    gtk_fixed_put(UnsafeMutableRawPointer(fixed).assumingMemoryBound(to: GtkFixed.self), widget, x, y)
  }

  private func controls(of widget: Widget) -> [(Widget, String)] {
    guard kind == "controls" else { return [] }
    var result: [(Widget, String)] = []
    var child = gtk_widget_get_first_child(widget)
    for name in ["button", "toggle", "entry", "scale"] {
      guard let control = child else { break }
      result.append((control, name))
      child = gtk_widget_get_next_sibling(control)
    }
    return result
  }

  private func name(of widget: Widget?) -> String {
    // Controls are made of widgets without a name.
    var widget = widget
    while let candidate = widget {
      let name = String(cString: gtk_widget_get_name(candidate))
      if name.first?.isNumber == true || name.hasPrefix("-") || ["before", "after", "scrolled"].contains(name) {
        return name
      }
      if candidate == carousel.widget { return "carousel" }
      widget = gtk_widget_get_parent(candidate)
    }
    return ""
  }

  // MARK: What tests ask

  func perform(_ name: String, _ message: Message) throws -> Message {
    switch name {
    case "state": return state()
    case "set": try set(message.text("name") ?? "", message["value"])
    case "reload":
      items.count = message.int("items") ?? items.count
      carousel.reloadData()
    case "insert":
      items.count += 1
      carousel.insertItem(at: message.int("index") ?? 0, animated: message.bool("animated"))
    case "remove":
      items.count -= 1
      carousel.removeItem(at: message.int("index") ?? 0, animated: message.bool("animated"))
    case "scrollTo":
      carousel.scrollToItem(at: message.int("index") ?? 0, duration: message.number("duration") ?? 0.4)
    case "resize":
      let size = message.numbers("size") ?? [400, 300]
      gtk_window_set_default_size(window, Int32(size[0]), Int32(size[1]))
    case "focus":
      guard let widget = find(message.text("name") ?? "carousel") else { throw Mistake("no such widget") }
      gtk_widget_grab_focus(widget)
    case "grow":
      let size = message.numbers("size") ?? [0, 0]
      guard let widget = carousel.itemWidget(at: message.int("index") ?? 0) else { throw Mistake("no such item") }
      gtk_widget_set_size_request(widget, Int32(size[0]), Int32(size[1]))
    case "touchpad": return ["used": touchpad(message)]
    case "animations": try setAnimations(message.bool("enabled"))
    case "frames": return ["count": frames]
    case "show": gtk_widget_set_visible(carousel.widget, message.bool("shown") ? 1 : 0)
    case "overreach":
      carousel.update {
        $0.viewport = Size(width: 3, height: 3)
        $0.measuredItemSize = Size(width: 1, height: 1)
        $0.axis = .horizontal
        $0.autoscroll = 2
      }
    case "pick": return ["names": pick(message)]
    case "forget":
      events = []
      heard = []
    default: throw Mistake("nobody knows how to \(name)")
    }
    return [:]
  }

  /// The controls that show that the pointer is over them.
  private func hovered() -> [String] {
    carousel.visibleItemWidgets.flatMap { widget in
      controls(of: widget).filter {
        gtk_widget_get_state_flags($0.0).rawValue & GTK_STATE_FLAG_PRELIGHT.rawValue != 0
      }.map { name(of: $0.0) }
    }
  }

  /// The middles of the parts of the carousel's controls, in the window.
  private func controlPlaces() -> [[Double]] {
    guard let controls = find("controls") else { return [] }
    var places: [[Double]] = []
    var child = gtk_widget_get_first_child(controls)
    while let part = child {
      var area = graphene_rect_t()
      if gtk_widget_get_mapped(part) != 0,
        gtk_widget_compute_bounds(part, UnsafeMutableRawPointer(window).assumingMemoryBound(to: GtkWidget.self), &area)
          != 0
      {
        places.append([Double(area.origin.x + area.size.width / 2), Double(area.origin.y + area.size.height / 2)])
      }
      child = gtk_widget_get_next_sibling(part)
    }
    return places
  }

  private func find(_ name: String) -> Widget? {
    if name == "carousel" { return carousel.widget }
    var child = gtk_widget_get_parent(carousel.widget).flatMap { gtk_widget_get_first_child($0) }
    while let widget = child {
      if String(cString: gtk_widget_get_name(widget)) == name { return widget }
      child = gtk_widget_get_next_sibling(widget)
    }
    return nil
  }

  /// Has fingers move on a touchpad, as the carousel's controllers hear of it.
  private func touchpad(_ message: Message) -> [Bool] {
    let delta = message.numbers("delta") ?? [0, 0]
    defer { carousel.liftFingers() }
    return (0..<(message.int("times") ?? 1)).map { _ in
      waitForFrame()
      return carousel.moveFingers(by: Point(x: delta[0], y: delta[1]))
    }
  }

  private func setAnimations(_ areEnabled: Bool) throws {
    var value = GValue()
    g_value_init(&value, GType(5 << 2))
    g_value_set_boolean(&value, areEnabled ? 1 : 0)
    g_object_set_property(
      UnsafeMutableRawPointer(gtk_widget_get_settings(carousel.widget)).assumingMemoryBound(to: GObject.self),
      "gtk-enable-animations", &value)
    g_value_unset(&value)
  }

  /// The names of the widgets that GTK finds at points of the window.
  private func pick(_ message: Message) -> [String] {
    let points = (message["points"] as? [[NSNumber]] ?? []).map { ($0[0].doubleValue, $0[1].doubleValue) }
    let root = UnsafeMutableRawPointer(window).assumingMemoryBound(to: GtkWidget.self)
    return points.map { name(of: gtk_widget_pick(root, $0.0, $0.1, GTK_PICK_DEFAULT)) }
  }

  private func state() -> Message {
    let focus = gtk_root_get_focus(OpaquePointer(window))
    var scrolled = 0.0
    if let child = gtk_window_get_child(window), String(cString: gtk_widget_get_name(child)) == "scrolled" {
      scrolled = gtk_adjustment_get_value(gtk_scrolled_window_get_vadjustment(OpaquePointer(child)))
    }
    return [
      "scrollOffset": carousel.scrollOffset, "currentIndex": carousel.currentIndex ?? -1,
      "numberOfItems": carousel.numberOfItems, "isDragging": carousel.isDragging,
      "isMoving": carousel.isAnimating || carousel.isDragging,
      "viewport": [carousel.viewport.width, carousel.viewport.height],
      "middle": [carousel.middle.x, carousel.middle.y],
      "itemSize": [carousel.measuredItemSize.width, carousel.measuredItemSize.height],
      "events": events, "heard": heard, "focus": name(of: focus), "scrolled": scrolled,
      "scaleFactor": Int(gtk_widget_get_scale_factor(carousel.widget)),
      "hovered": hovered(), "controlPlaces": controlPlaces(), "inner": inner?.currentIndex ?? -1,
      "isActive": gtk_window_is_active(window) != 0, "items": placed(),
    ]
  }

  private func placed() -> [Message] {
    carousel.placedItems.map { item in
      let widget = carousel.itemWidget(at: item.index)
      let rows = item.placement.transform.rows
      return [
        "i": item.index, "o": item.offset, "order": item.order, "a": item.placement.opacity,
        "h": item.placement.isHidden, "e": item.placement.isInteractive,
        "m": [rows.0, rows.1, rows.2, rows.3].flatMap { [$0.x, $0.y, $0.z, $0.w] },
        "size": widget.map { [Int(gtk_widget_get_width($0)), Int(gtk_widget_get_height($0))] } ?? [0, 0],
        "corners": carousel.corners(ofItemAt: item.index)?.map { [$0.x, $0.y] } ?? [],
        "controls": widget.map(bounds) ?? [:],
        "text": widget.map(text) ?? "", "image": widget.map(image) ?? "",
        "value": widget.map(value) ?? 0,
      ]
    }
  }

  /// The rectangles of the controls of an item, from its own upper left corner.
  private func bounds(_ widget: Widget) -> Message {
    var result: Message = [:]
    for (control, name) in controls(of: widget) {
      var area = graphene_rect_t()
      if gtk_widget_compute_bounds(control, widget, &area) != 0 {
        result[name] = [area.origin.x, area.origin.y, area.size.width, area.size.height].map(Double.init)
      }
    }
    return result
  }

  private func text(_ widget: Widget) -> String {
    controls(of: widget).first { $0.1 == "entry" }.map { String(cString: gtk_editable_get_text(OpaquePointer($0.0))) }
      ?? ""
  }

  /// What has become of an image.
  private func image(_ widget: Widget) -> String {
    guard kind == "images", let image = CarouselImage.of(widget) else { return "" }
    return "\(image.path ?? "nothing") \(image.hasFailed ? "failed" : image.isShown ? "shown" : "awaited")"
  }

  private func value(_ widget: Widget) -> Double {
    controls(of: widget).first { $0.1 == "scale" }.map {
      gtk_range_get_value(UnsafeMutableRawPointer($0.0).assumingMemoryBound(to: GtkRange.self))
    } ?? 0
  }

  private func set(_ name: String, _ value: Any?) throws {
    let number = (value as? NSNumber)?.doubleValue ?? .nan
    switch name {
    case "style":
      guard let style = NamedStyle.named(value as? String ?? "")?.style else {
        throw Mistake("no style \(value ?? "")")
      }
      carousel.style = style
    case "vertical": carousel.isVertical = number != 0
    case "wrap": carousel.options.wrap = .constant(number)
    case "motion":
      carousel.motion = value as? String == "system" ? .system : value as? String == "spring" ? .spring : .classic
    case "paging": carousel.isPagingEnabled = number != 0
    case "scrollEnabled": carousel.isScrollEnabled = number != 0
    case "centers": carousel.centersItemWhenSelected = number != 0
    case "perspective": carousel.perspective = number
    case "autoscroll": carousel.autoscroll = number
    case "autoplay": carousel.autoplay = number
    case "scrollOffset": carousel.scrollOffset = number
    case "decorations":
      carousel.decorations = (value as? [String] ?? []).compactMap {
        switch $0 {
        case "reflection": .reflection(gap: 4)
        case "shadow": .shadow()
        case "cached": .cached
        default: nil
        }
      }
    case "backs":
      carousel.backs = CarouselBacks(isTurned: { [unowned self] in $0 == turned }) { index, reused in
        let button = reused ?? gtk_button_new()!
        gtk_button_set_label(UnsafeMutableRawPointer(button).assumingMemoryBound(to: GtkButton.self), "Back \(index)")
        gtk_widget_set_name(button, "\(index)/back")
        return button
      }
    case "turned":
      turned = Int(number)
      carousel.refreshDecorations()
    case "clips": carousel.clipsToBounds = number != 0
    default:
      guard let option = StyleOption.allCases.first(where: { "\($0.name)" == name }) else {
        throw Mistake("no setting \(name)")
      }
      carousel.options[option] = .constant(number)
    }
  }
}

/// An event as JSON.
private func describe(_ event: CarouselEvent) -> [Any] {
  switch event {
  case .didScroll: ["didScroll"]
  case .currentIndexDidChange(let index): ["currentIndexDidChange", index ?? -1]
  case .willBeginDragging: ["willBeginDragging"]
  case .didEndDragging(let willDecelerate): ["didEndDragging", willDecelerate]
  case .willBeginDecelerating: ["willBeginDecelerating"]
  case .didEndDecelerating(let finished): ["didEndDecelerating", finished]
  case .willBeginScrolling: ["willBeginScrolling"]
  case .didEndScrolling(let finished): ["didEndScrolling", finished]
  case .didSelect(let index): ["didSelect", index]
  case .didEndEditing: ["didEndEditing"]
  case .didSettle: ["didSettle"]
  }
}

/// A closure that gets the widget that a signal is of.
private final class Listener {
  let call: (Widget?) -> Void
  init(_ call: @escaping (Widget?) -> Void) { self.call = call }
}

private func connect(_ widget: Widget, _ signal: String, _ call: @escaping (Widget?) -> Void) {
  let callback: @convention(c) (Widget?, gpointer?) -> Void = { widget, data in
    Unmanaged<Listener>.fromOpaque(data!).takeUnretainedValue().call(widget)
  }
  g_signal_connect_data(
    widget, signal, unsafeBitCast(callback, to: GCallback.self), Unmanaged.passRetained(Listener(call)).toOpaque(),
    { data, _ in Unmanaged<Listener>.fromOpaque(data!).release() }, GConnectFlags(rawValue: 0))
}
