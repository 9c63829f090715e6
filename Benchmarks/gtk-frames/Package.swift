// swift-tools-version: 6.2
import PackageDescription

// What a frame of the GTK widget costs, beside a hand-written floor and what GNOME has.
let package = Package(
  name: "carousel-gtk-benchmarks",
  dependencies: [.package(path: "../../GTK")],
  targets: [
    .systemLibrary(name: "CAdwaita", pkgConfig: "libadwaita-1", providers: [.apt(["libadwaita-1-dev"])]),
    .executableTarget(
      name: "gtk-bench", dependencies: ["CAdwaita", .product(name: "CarouselGTK", package: "GTK")],
      swiftSettings: [.defaultIsolation(MainActor.self)]
    ),
  ]
)
