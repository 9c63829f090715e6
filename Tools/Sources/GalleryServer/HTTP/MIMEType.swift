/// The media types of the files of a site.
enum MIMEType {
  /// Returns the media type of a file by the end of its name. Text is UTF-8 throughout.
  static func ofFile(named name: String) -> String {
    let name = name.lowercased()
    guard let dot = name.lastIndex(of: ".") else { return unknown }
    return byExtension[String(name[name.index(after: dot)...])] ?? unknown
  }

  /// What a browser saves and never runs or shows.
  static let unknown = "application/octet-stream"

  private static let byExtension: [String: String] = [
    "html": "text/html; charset=utf-8",
    "htm": "text/html; charset=utf-8",
    "js": "text/javascript; charset=utf-8",
    "mjs": "text/javascript; charset=utf-8",
    "css": "text/css; charset=utf-8",
    "json": "application/json; charset=utf-8",
    "map": "application/json; charset=utf-8",
    "webmanifest": "application/manifest+json; charset=utf-8",
    // To be read, as the type declarations of the element are; a browser runs no TypeScript.
    "ts": "text/plain; charset=utf-8",
    "txt": "text/plain; charset=utf-8",
    "md": "text/plain; charset=utf-8",
    "xml": "application/xml; charset=utf-8",
    "wasm": "application/wasm",
    "svg": "image/svg+xml; charset=utf-8",
    "png": "image/png",
    "jpg": "image/jpeg",
    "jpeg": "image/jpeg",
    "webp": "image/webp",
    "avif": "image/avif",
    "gif": "image/gif",
    "ico": "image/x-icon",
    "woff": "font/woff",
    "woff2": "font/woff2",
  ]
}
