// swift-tools-version: 6.2
import PackageDescription

// The cost of a frame of the GTK widget, compared with a hand-written floor and with GNOME's widgets.
let package = Package(
  name: "carousel-gtk-benchmarks",
  dependencies: [.package(path: "../../GTK")],
  targets: [
    .systemLibrary(name: "CBenchmark", pkgConfig: "libadwaita-1", providers: [.apt(["libadwaita-1-dev"])]),
    .executableTarget(
      name: "gtk-bench", dependencies: ["CBenchmark", .product(name: "CarouselGTK", package: "GTK")],
      swiftSettings: [.defaultIsolation(MainActor.self)]
    ),
  ]
)
