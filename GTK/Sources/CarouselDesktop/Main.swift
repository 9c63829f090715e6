import CAdwaita
import CGtk4
import CarouselGTK
import Foundation

/// The desktop gallery.
@main
enum Main {
  nonisolated static let id = "org.swiftcarousel.Gallery"
  nonisolated static let name = "swift-carousel-gallery"
  nonisolated static let version = "0.2.0"

  static func main() {
    beginLocalization()
    g_set_prgname(name)
    g_set_application_name(localized("Carousel Gallery"))
    let app = adw_application_new(id, G_APPLICATION_HANDLES_OPEN)!
    let object = OpaquePointer(app)
    connect(object, "startup") { Application.startUp(app) }
    connect(object, "activate") { Application.gallery(app) }
    Application.connectOpen(app)
    let application = UnsafeMutableRawPointer(app).assumingMemoryBound(to: GApplication.self)
    Options.add(to: application)
    // The arguments as they are: as Swift strings, names of files that are not UTF-8 would be changed.
    let status = g_application_run(application, CommandLine.argc, CommandLine.unsafeArgv)
    g_object_unref(app)
    exit(status)
  }
}
