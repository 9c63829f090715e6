import CGtk4
import CarouselGTK

/// A window with a carousel.
final class Show {
  let window: UnsafeMutablePointer<GtkWindow>
  let carousel: Carousel
  let items: CarouselItems
  let kind: any ItemKind
  var events: [[Any]] = []
  /// The events of single items, if requested.
  var itemEvents: [[Any]] = []
  /// The signals of the items' own controls.
  var heard: [String] = []
  /// The item that shows its back.
  var turned = -1
  /// The number of frames that the window has drawn.
  private(set) var frames = 0
  /// Called before the data source returns an item.
  var willGiveItem: () -> Void = {}
  var mischief: Mischief?
  /// A modal window in front.
  var dialog: UnsafeMutablePointer<GtkWindow>?
  private(set) var itemListener: ItemListener?
  private(set) var isClosed = false
  private var clock: OpaquePointer?
  private var frameHandler: gulong = 0

  init(_ message: Message) throws {
    let window = UnsafeMutableRawPointer(gtk_window_new()!).assumingMemoryBound(to: GtkWindow.self)
    let carousel = Carousel()
    self.window = window
    self.carousel = carousel
    Paint.load()
    var (hear, ask): ((String) -> Void, () -> Void) = ({ _ in }, {})
    let kind = try Self.kind(message) { hear($0) }
    self.kind = kind
    items = CarouselItems(
      count: message.int("items") ?? 10, placeholders: message.int("placeholders") ?? 0,
      item: {
        ask()
        return kind.widget($0, reused: $1)
      })
    hear = { [unowned self] in heard.append($0) }
    ask = { [unowned self] in willGiveItem() }
    items.label = { "Item \($0)" }
    let size = message.numbers("size") ?? [1000, 500]
    gtk_window_set_default_size(window, Int32(size[0]), Int32(size[1]))
    gtk_window_set_decorated(window, 0)
    gtk_window_set_title(window, "carousel-stage")
    if let direction = message.text("direction") { try set("direction", direction) }
    carousel.label = "Test"
    carousel.onEvent { [unowned self] in events.append($0.json) }
    if message.bool("hearsItems") {
      itemListener = ItemListener { [unowned self] in itemEvents.append($0) }
      carousel.delegate = itemListener
    }
    if message.bool("denies") { carousel.shouldSelect { _ in false } }
    for (name, value) in message["set"] as? Message ?? [:] { try set(name, value) }
    (kind as? RudeItems)?.surroundings = carousel.widget
    carousel.dataSource = items
    gtk_widget_set_hexpand(carousel.widget, 1)
    let surroundings = Surroundings(rawValue: message.text("in") ?? "window") ?? .window
    gtk_widget_set_vexpand(carousel.widget, surroundings == .above ? 0 : 1)
    gtk_window_set_child(window, surroundings.widget(around: carousel))
    gtk_window_present(window)
    followFrames()
  }

  private static func kind(_ message: Message, hear: @escaping (String) -> Void) throws -> any ItemKind {
    let size = message.numbers("itemSize") ?? [200, 200]
    switch message.text("kind") ?? "plain" {
    case "plain": return PlainItems(message["itemSizes"] as? [[Double]] ?? [size])
    case "buttons": return ButtonItems(size, heard: hear)
    case "controls": return ControlItems(size, heard: hear)
    case "texts": return TextItems(size)
    case "nested": return NestedItems(size)
    case "drags": return DragItems(size, heard: hear)
    case "popovers": return PopoverItems(size)
    case "images": return ImageItems(size, paths: message["paths"] as? [String] ?? [])
    case let name where RudeItems.Manner(rawValue: name) != nil: return RudeItems(RudeItems.Manner(rawValue: name)!)
    case let name: throw Mistake("no items of the kind \(name)")
    }
  }

  func close() {
    guard !isClosed else { return }
    isClosed = true
    if let clock {
      g_signal_handler_disconnect(UnsafeMutableRawPointer(clock), frameHandler)
      g_object_unref(UnsafeMutableRawPointer(clock))
    }
    if let dialog { gtk_window_destroy(dialog) }
    gtk_window_destroy(window)
  }

  /// Runs all pending events.
  func settle() {
    while g_main_context_pending(nil) != 0 { g_main_context_iteration(nil, 0) }
  }

  // MARK: Frames

  private func followFrames() {
    let clock = gtk_widget_get_frame_clock(UnsafeMutableRawPointer(window).assumingMemoryBound(to: GtkWidget.self))
    let count: @convention(c) (OpaquePointer?, gpointer) -> Void = { _, data in
      Unmanaged<Show>.fromOpaque(data).takeUnretainedValue().frames += 1
    }
    frameHandler = g_signal_connect_data(
      UnsafeMutableRawPointer(clock), "paint", unsafeBitCast(count, to: GCallback.self),
      Unmanaged.passUnretained(self).toOpaque(), nil, GConnectFlags(rawValue: 0))
    self.clock = clock.map { OpaquePointer(g_object_ref(UnsafeMutableRawPointer($0))) }
  }

  /// Waits until the screen is up to date.
  func waitForFrame() {
    let widget = UnsafeMutableRawPointer(window).assumingMemoryBound(to: GtkWidget.self)
    guard !isClosed, gtk_widget_get_mapped(widget) != 0, let clock = gtk_widget_get_frame_clock(widget) else { return }
    g_object_ref(UnsafeMutableRawPointer(clock))
    defer { g_object_unref(UnsafeMutableRawPointer(clock)) }
    var isDone = false
    withUnsafeMutablePointer(to: &isDone) { flag in
      let callback: @convention(c) (OpaquePointer?, UnsafeMutablePointer<Bool>) -> Void = { _, flag in
        flag.pointee = true
      }
      let handler = g_signal_connect_data(
        UnsafeMutableRawPointer(clock), "after-paint", unsafeBitCast(callback, to: GCallback.self), flag, nil,
        GConnectFlags(rawValue: 0))
      gdk_frame_clock_request_phase(clock, GDK_FRAME_CLOCK_PHASE_AFTER_PAINT)
      while !flag.pointee, !isClosed { g_main_context_iteration(nil, 1) }
      // The listeners of its clock are gone with the window.
      if g_signal_handler_is_connected(UnsafeMutableRawPointer(clock), handler) != 0 {
        g_signal_handler_disconnect(UnsafeMutableRawPointer(clock), handler)
      }
    }
  }
}
