import CBenchmark
import Foundation

/// A contender with a number of items, and its results.
final class Entry {
  let name: String, count: Int
  private let make: () -> any Contender
  private var costs: [Double] = []
  private var startUps: [Double] = []
  private var ownCosts: [Double] = []

  /// A folder for a screenshot of each contender's last frame, which shows that all do the same work.
  static var pictures: String?

  /// The distance per frame, in items, and the number of frames before the measurement.
  private static let step = 0.05, warmUp = 20

  init(_ name: String, _ count: Int, _ make: @escaping () -> any Contender) {
    (self.name, self.count, self.make) = (name, count, make)
  }

  /// The cost of a frame, in milliseconds: the median of all rounds.
  var cost: Double { median(costs) }
  /// The main thread's part of it; the rest is the renderer's.
  var ownCost: Double { median(ownCosts) }
  var startUp: Double { median(startUps) }

  private func median(_ values: [Double]) -> Double {
    let sorted = values.sorted()
    return sorted.isEmpty ? .nan : sorted[sorted.count / 2]
  }

  /// Shows it in its own window, and moves it.
  func run(frames: Int) {
    let window = UnsafeMutableRawPointer(gtk_window_new()!).assumingMemoryBound(to: GtkWindow.self)
    gtk_window_set_default_size(window, 1000, 500)
    gtk_window_set_decorated(window, 0)
    gtk_window_present(window)
    for _ in 0..<5 { frame(of: window) }
    let before = Entry.cpu
    let contender = make()
    gtk_window_set_child(window, contender.widget)
    frame(of: window)
    startUps.append(Entry.cpu - before)
    var offset = 0.0
    var start = 0.0, ownStart = 0.0
    for number in 0..<Entry.warmUp + frames {
      if number == Entry.warmUp { (start, ownStart) = (Entry.cpu, Entry.ownCPU) }
      offset += Entry.step
      contender.move(to: offset)
      frame(of: window)
    }
    costs.append((Entry.cpu - start) / Double(frames))
    ownCosts.append((Entry.ownCPU - ownStart) / Double(frames))
    if let folder = Entry.pictures {
      let texture = gtk_widget_paintable_new(contender.widget)
      let snapshot = gtk_snapshot_new()
      gdk_paintable_snapshot(texture, snapshot, 1000, 500)
      if let node = gtk_snapshot_free_to_node(snapshot) {
        let renderer = gtk_native_get_renderer(gtk_widget_get_native(contender.widget))
        let picture = gsk_renderer_render_texture(renderer, node, nil)
        gdk_texture_save_to_png(picture, "\(folder)/\(name)-\(count).png")
        g_object_unref(UnsafeMutableRawPointer(picture))
        gsk_render_node_unref(node)
      }
      g_object_unref(UnsafeMutableRawPointer(texture))
    }
    contender.destroy()
    gtk_window_destroy(window)
    while g_main_context_pending(nil) != 0 { g_main_context_iteration(nil, 0) }
  }

  /// Waits until a frame is painted.
  private func frame(of window: UnsafeMutablePointer<GtkWindow>) {
    let widget = UnsafeMutableRawPointer(window).assumingMemoryBound(to: GtkWidget.self)
    let clock = gtk_widget_get_frame_clock(widget)
    var isDone = false
    withUnsafeMutablePointer(to: &isDone) { flag in
      let callback: @convention(c) (OpaquePointer?, UnsafeMutablePointer<Bool>) -> Void = { _, flag in
        flag.pointee = true
      }
      let object = UnsafeMutableRawPointer(clock)
      let handler = g_signal_connect_data(
        object, "after-paint", unsafeBitCast(callback, to: GCallback.self), flag, nil, GConnectFlags(rawValue: 0))
      gtk_widget_queue_draw(widget)
      while !flag.pointee { g_main_context_iteration(nil, 1) }
      g_signal_handler_disconnect(object, handler)
    }
  }

  /// The CPU time of all threads of the process, in milliseconds.
  private static var cpu: Double { time(CLOCK_PROCESS_CPUTIME_ID) }

  /// The CPU time of this thread, in milliseconds.
  private static var ownCPU: Double { time(CLOCK_THREAD_CPUTIME_ID) }

  private static func time(_ clock: clockid_t) -> Double {
    var time = timespec()
    clock_gettime(clock, &time)
    return Double(time.tv_sec) * 1000 + Double(time.tv_nsec) / 1e6
  }
}
