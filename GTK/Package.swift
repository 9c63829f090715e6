// swift-tools-version: 6.2
import PackageDescription

// SwiftPM tells packages apart by the names of their folders, in lower case. In a clone that is called as this folder is, the engine's
// package is found by a link with another name.
let names = Context.packageDirectory.lowercased().split(separator: "/").suffix(2)
let isNamesake = names.first == names.last

// The host for GTK 4. A package of its own, since the engine's must build where GTK isn't installed.
let package = Package(
  name: "carousel-gtk",
  products: [
    .library(name: "CarouselGTK", targets: ["CarouselGTK"]),
    // The widget for other languages; `./carousel gtk-library` adds the rest of the library.
    .library(name: "swift-carousel-1", type: .dynamic, targets: ["CarouselGObject"]),
    .executable(name: "swift-carousel-gallery", targets: ["CarouselDesktop"]),
  ],
  dependencies: [
    .package(name: "swift-carousel", path: isNamesake ? "swift-carousel" : "..")
  ],
  targets: [
    .systemLibrary(name: "CGtk4", pkgConfig: "gtk4", providers: [.apt(["libgtk-4-dev"])]),
    .target(
      name: "CarouselGTK",
      dependencies: [
        "CGtk4", .product(name: "CarouselEngine", package: "swift-carousel"),
        .product(name: "CarouselConfiguration", package: "swift-carousel"),
        .product(name: "CarouselImages", package: "swift-carousel"),
      ],
      swiftSettings: [.defaultIsolation(MainActor.self)]
    ),
    // Its functions in C.
    .target(
      name: "CarouselGObject", dependencies: ["CGtk4", "CarouselGTK"],
      swiftSettings: [.defaultIsolation(MainActor.self)]),
    // A window with a carousel, for the tests.
    .executableTarget(
      name: "carousel-stage",
      dependencies: [
        "CGtk4", "CarouselGTK", .product(name: "CarouselConfiguration", package: "swift-carousel"),
        .product(name: "CarouselScenarios", package: "swift-carousel"),
      ],
      swiftSettings: [.defaultIsolation(MainActor.self)]
    ),
    .systemLibrary(name: "CAdwaita", pkgConfig: "libadwaita-1", providers: [.apt(["libadwaita-1-dev"])]),
    // The gallery of the desktop.
    .executableTarget(
      name: "CarouselDesktop",
      dependencies: [
        "CGtk4", "CAdwaita", "CarouselGTK",
        .product(name: "CarouselConfiguration", package: "swift-carousel"),
        .product(name: "CarouselDesigner", package: "swift-carousel"),
      ],
      swiftSettings: [.defaultIsolation(MainActor.self)]
    ),
  ]
)
