/// The media types of the site's files.
enum MIMEType {
  /// Returns the media type of a file by its extension. FlyingFox's own table is not public.
  static func ofFile(named name: String) -> String {
    // Browsers save files of unknown types, and never run or show them.
    name.lastIndex(of: ".").flatMap { byExtension[name[$0...].dropFirst().lowercased()] } ?? "application/octet-stream"
  }

  private static let byExtension = [
    "html": "text/html; charset=utf-8",
    "js": "text/javascript; charset=utf-8",
    "mjs": "text/javascript; charset=utf-8",
    "css": "text/css; charset=utf-8",
    "json": "application/json; charset=utf-8",
    // Plain text, so that browsers show the element's type declarations.
    "ts": "text/plain; charset=utf-8",
    "txt": "text/plain; charset=utf-8",
    "wasm": "application/wasm",
    "svg": "image/svg+xml; charset=utf-8",
    "png": "image/png",
    "jpg": "image/jpeg",
    "jpeg": "image/jpeg",
    "webp": "image/webp",
    "avif": "image/avif",
    "gif": "image/gif",
    "ico": "image/x-icon",
    "woff2": "font/woff2",
  ]
}
