import CGtk4
import Synchronization

/// A file on its way to be a texture.
final class ImageJob {
  let work: ImageWork
  var waiting: [ImageRequest] = []
  private let completion: (ImageJob, OpaquePointer?) -> Void

  init(_ work: ImageWork, completion: @escaping (ImageJob, OpaquePointer?) -> Void) {
    self.work = work
    self.completion = completion
  }

  /// Two threads read pictures; the newest wish comes first, since it is what is in sight now.
  private static let pool: UnsafeMutablePointer<GThreadPool>? = {
    let pool = g_thread_pool_new(
      { work, _ in Unmanaged<ImageWork>.fromOpaque(work!).takeRetainedValue().run() }, nil, 2, 0, nil)
    g_thread_pool_set_sort_function(
      pool,
      { a, b, _ in
        let first = Unmanaged<ImageWork>.fromOpaque(a!).takeUnretainedValue().number
        let second = Unmanaged<ImageWork>.fromOpaque(b!).takeUnretainedValue().number
        return first > second ? -1 : first < second ? 1 : 0
      }, nil)
    return pool
  }()

  func begin() {
    work.job = Unmanaged.passRetained(self)
    g_thread_pool_push(Self.pool, Unmanaged.passRetained(work).toOpaque(), nil)
  }

  func cancelIfUnwanted() {
    if waiting.allSatisfy(\.isCancelled) { work.isUnwanted.store(true, ordering: .relaxed) }
  }

  fileprivate func finish() {
    let texture = work.pixels.flatMap { gdk_texture_new_for_pixbuf($0) }
    if let pixels = work.pixels { g_object_unref(UnsafeMutableRawPointer(pixels)) }
    work.pixels = nil
    completion(self, texture)
    if let texture { g_object_unref(UnsafeMutableRawPointer(texture)) }
  }
}

/// What is done on another thread. It belongs to one thread at a time.
nonisolated final class ImageWork: @unchecked Sendable {
  let path: String, width: Int, height: Int
  let number: Int
  let isUnwanted = Atomic(false)
  /// Whose work it is, to be released on the main thread.
  fileprivate var job: Unmanaged<ImageJob>?
  fileprivate var pixels: OpaquePointer?

  private static let count = Atomic(0)
  /// The most pixels that a file may claim to have, in millions: beyond any camera, and short of what fills the memory.
  private static let mostPixels = 1000.0

  init(path: String, width: Int, height: Int) {
    (self.path, self.width, self.height) = (path, width, height)
    number = Self.count.wrappingAdd(1, ordering: .relaxed).newValue
  }

  /// Reads the file, and goes back to the main thread.
  func run() {
    if !isUnwanted.load(ordering: .relaxed) { pixels = read() }
    g_idle_add_full(
      G_PRIORITY_DEFAULT,
      { data in
        let work = Unmanaged<ImageWork>.fromOpaque(data!).takeRetainedValue()
        MainActor.assumeIsolated { work.job?.takeRetainedValue().finish() }
        return 0
      }, Unmanaged.passRetained(self).toOpaque(), nil)
  }

  private func read() -> OpaquePointer? {
    var columns: Int32 = 0, rows: Int32 = 0
    guard gdk_pixbuf_get_file_info(path, &columns, &rows) != nil, columns > 0, rows > 0,
      Double(columns) * Double(rows) <= Self.mostPixels * 1e6
    else { return nil }
    let (w, h) = (Double(columns), Double(rows))
    // It may lie on its side.
    let share = min(1, max(Double(width) / w, Double(height) / h, Double(width) / h, Double(height) / w))
    let read = gdk_pixbuf_new_from_file_at_scale(
      path, max(1, Int32(w * share)), max(1, Int32(h * share)), 1, nil)
    guard let read else { return nil }
    defer { g_object_unref(UnsafeMutableRawPointer(read)) }
    return gdk_pixbuf_apply_embedded_orientation(read)
  }
}
