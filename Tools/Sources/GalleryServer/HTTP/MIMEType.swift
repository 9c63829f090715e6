/// The media types of the files of a site.
enum MIMEType {
  /// Returns the media type of a file by the end of its name. FlyingFox keeps its own table to itself.
  static func ofFile(named name: String) -> String {
    // What is unknown is saved by a browser, and never run or shown.
    name.lastIndex(of: ".").flatMap { byExtension[name[$0...].dropFirst().lowercased()] } ?? "application/octet-stream"
  }

  private static let byExtension = [
    "html": "text/html; charset=utf-8",
    "js": "text/javascript; charset=utf-8",
    "mjs": "text/javascript; charset=utf-8",
    "css": "text/css; charset=utf-8",
    "json": "application/json; charset=utf-8",
    // To be read, as the type declarations of the element are; a browser runs no TypeScript.
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
