import CAdwaita
import CGtk4
import CarouselGTK
import Foundation

/// The desktop gallery: `CarouselDesktop [folder]`.
@main
enum Main {
  static let id = "org.swiftcarousel.Gallery"

  static func main() {
    g_set_prgname(id)
    g_set_application_name("Carousel Gallery")
    let app = adw_application_new(id, G_APPLICATION_HANDLES_OPEN)!
    let object = OpaquePointer(app)
    connect(object, "startup") { Application.startUp(app) }
    connect(object, "activate") { Application.gallery(app) }
    Application.connectOpen(app)
    let status = CommandLine.withArguments { count, arguments in
      g_application_run(UnsafeMutableRawPointer(app).assumingMemoryBound(to: GApplication.self), count, arguments)
    }
    g_object_unref(app)
    exit(status)
  }
}

extension CommandLine {
  /// Calls a closure with the command-line arguments as C strings.
  fileprivate static func withArguments<Result>(
    _ body: (Int32, UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>) -> Result
  ) -> Result {
    var copies: [UnsafeMutablePointer<CChar>?] = arguments.map { strdup($0) } + [nil]
    defer { for copy in copies { free(copy) } }
    let count = Int32(arguments.count)
    return copies.withUnsafeMutableBufferPointer { body(count, $0.baseAddress!) }
  }
}
