import CGtk4
import Synchronization

/// A file, and the maximum size at which its picture is shown, in pixels.
nonisolated struct ImageFile: Hashable {
  /// The bytes of the path, with a zero at its end; empty if there is none.
  let path: [CChar]
  let width: Int, height: Int
}

nonisolated extension [CChar] {
  /// Creates a path from the URI of a local file; it is empty if the URI is another.
  init(pathOf uri: String) {
    guard let path = g_filename_from_uri(uri, nil, nil) else {
      self = []
      return
    }
    defer { g_free(path) }
    self.init(UnsafeBufferPointer(start: path, count: strlen(path) + 1))
  }
}

/// The error if a file is not a readable picture.
struct UnreadableImage: Error {}

/// A texture with reference counting.
final class Texture {
  let pointer: OpaquePointer
  /// Its size in memory.
  var bytes: Int { 4 * Int(gdk_texture_get_width(pointer)) * Int(gdk_texture_get_height(pointer)) }

  /// Takes ownership of the reference.
  init(_ pointer: OpaquePointer) {
    self.pointer = pointer
  }

  isolated deinit { g_object_unref(UnsafeMutableRawPointer(pointer)) }
}

/// Reads a file on another thread, and creates a texture on the main thread. It is used by one thread at a time.
nonisolated final class ImageWork: @unchecked Sendable {
  typealias Completion = @MainActor (Result<Texture, any Error>) -> Void

  private let file: ImageFile
  private let number: Int
  private let isUnwanted = Atomic(false)
  private var pixels: OpaquePointer?
  /// Called and released on the main thread.
  private var completion: Completion?

  private static let count = Atomic(0)
  /// The maximum number of pixels that a file may claim to have, in millions: more than any camera produces, and no
  /// more than a gigabyte while it is decoded.
  private static let mostPixels = 200.0

  /// Two threads read pictures; the newest request comes first, since it is what is visible now.
  @MainActor private static let pool: UnsafeMutablePointer<GThreadPool>? = {
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

  /// Starts reading a file.
  @MainActor
  init(_ file: ImageFile, completion: @escaping Completion) {
    (self.file, self.completion) = (file, completion)
    number = Self.count.wrappingAdd(1, ordering: .relaxed).newValue
    g_thread_pool_push(Self.pool, Unmanaged.passRetained(self).toOpaque(), nil)
  }

  /// Cancels reading, if it has not begun.
  func cancel() { isUnwanted.store(true, ordering: .relaxed) }

  /// Reads the file, and returns to the main thread.
  private func run() {
    if !isUnwanted.load(ordering: .relaxed) { pixels = read() }
    g_idle_add_full(
      G_PRIORITY_DEFAULT,
      { data in
        let work = Unmanaged<ImageWork>.fromOpaque(data!).takeRetainedValue()
        MainActor.assumeIsolated { work.finish() }
        return 0
      }, Unmanaged.passRetained(self).toOpaque(), nil)
  }

  @MainActor
  private func finish() {
    let texture = pixels.flatMap { gdk_texture_new_for_pixbuf($0) }.map { Texture($0) }
    if let pixels { g_object_unref(UnsafeMutableRawPointer(pixels)) }
    pixels = nil
    completion?(texture.map { .success($0) } ?? .failure(UnreadableImage()))
    completion = nil
  }

  private func read() -> OpaquePointer? {
    var columns: Int32 = 0, rows: Int32 = 0
    // A pipe would block the thread for good.
    guard !file.path.isEmpty, g_file_test(file.path, G_FILE_TEST_IS_REGULAR) != 0 else { return nil }
    guard gdk_pixbuf_get_file_info(file.path, &columns, &rows) != nil, columns > 0, rows > 0,
      Double(columns) * Double(rows) <= Self.mostPixels * 1e6
    else { return nil }
    let (w, h) = (Double(columns), Double(rows)), (width, height) = (Double(file.width), Double(file.height))
    // The picture may be rotated by 90 degrees.
    let share = min(1, max(width / w, height / h, width / h, height / w), Picture.longestSide / max(w, h))
    let read = gdk_pixbuf_new_from_file_at_scale(
      file.path, max(1, Int32(w * share)), max(1, Int32(h * share)), 1, nil)
    guard let read else { return nil }
    defer { g_object_unref(UnsafeMutableRawPointer(read)) }
    return gdk_pixbuf_apply_embedded_orientation(read)
  }
}
