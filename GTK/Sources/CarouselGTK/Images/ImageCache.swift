import CGtk4

/// Textures by a key, the least recently used of which go when there are too many bytes.
final class ImageCache {
  private struct Entry {
    let texture: OpaquePointer
    let bytes: Int
    var use: Int
  }

  /// The most bytes that are kept.
  var limit: Int { didSet { trim() } }
  private(set) var bytes = 0
  private var entries: [String: Entry] = [:]
  private var uses = 0

  init(limit: Int) {
    self.limit = limit
  }

  isolated deinit { removeAll() }

  /// A texture, which the cache keeps a reference of.
  func texture(for key: String) -> OpaquePointer? {
    guard let entry = entries[key] else { return nil }
    uses += 1
    entries[key]?.use = uses
    return entry.texture
  }

  /// - Complexity: O(*n*) for each texture that has to go, *n* the number of textures.
  func add(_ texture: OpaquePointer, for key: String) {
    guard entries[key] == nil else { return }
    let bytes = 4 * Int(gdk_texture_get_width(texture)) * Int(gdk_texture_get_height(texture))
    g_object_ref(UnsafeMutableRawPointer(texture))
    uses += 1
    entries[key] = Entry(texture: texture, bytes: bytes, use: uses)
    self.bytes += bytes
    trim()
  }

  func removeAll() {
    for entry in entries.values { g_object_unref(UnsafeMutableRawPointer(entry.texture)) }
    entries = [:]
    bytes = 0
  }

  private func trim() {
    while bytes > limit, let oldest = entries.min(by: { $0.value.use < $1.value.use }) {
      entries[oldest.key] = nil
      bytes -= oldest.value.bytes
      g_object_unref(UnsafeMutableRawPointer(oldest.value.texture))
    }
  }
}
