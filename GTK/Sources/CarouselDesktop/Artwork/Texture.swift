import CAdwaita
import CGtk4
import CarouselGTK

/// A texture in memory. Such textures never change, so any thread may use them.
nonisolated final class Texture: @unchecked Sendable {
  let pointer: OpaquePointer

  /// - Parameter pointer: A reference whose ownership is transferred.
  init(taking pointer: OpaquePointer) {
    self.pointer = pointer
  }

  /// Creates one pixel of a colour.
  convenience init(red: UInt8, green: UInt8, blue: UInt8) {
    let bytes = g_bytes_new([red, green, blue], 3)
    defer { g_bytes_unref(bytes) }
    self.init(taking: gdk_memory_texture_new(1, 1, GDK_MEMORY_R8G8B8, bytes, 3))
  }

  /// Decodes a file's bytes, of any format, at a size in pixels; on any thread. Nil if they are not a picture.
  convenience init?(reading bytes: [UInt8], width: Int32, height: Int32) {
    let loader = gdk_pixbuf_loader_new()!
    defer { g_object_unref(UnsafeMutableRawPointer(loader)) }
    gdk_pixbuf_loader_set_size(loader, width, height)
    let isWritten = gdk_pixbuf_loader_write(loader, bytes, gsize(bytes.count), nil) != 0
    let isClosed = gdk_pixbuf_loader_close(loader, nil) != 0
    guard isWritten, isClosed, let pixbuf = gdk_pixbuf_loader_get_pixbuf(loader),
      let texture = gdk_texture_new_for_pixbuf(pixbuf)
    else { return nil }
    self.init(taking: texture)
  }

  /// Shows it in a GtkPicture.
  @MainActor
  func show(in picture: WidgetPointer) {
    // The object must not be released before its pointer is used.
    withExtendedLifetime(self) { gtk_picture_set_paintable(picture.opaque, pointer) }
  }

  deinit { g_object_unref(UnsafeMutableRawPointer(pointer)) }
}
