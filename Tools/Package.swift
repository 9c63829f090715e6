// swift-tools-version: 6.2
import PackageDescription

// Tools for developers and for the gallery. They may use well-maintained libraries; the root package has no
// dependencies.
let package = Package(
  name: "carousel-tools",
  platforms: [.macOS(.v14)],
  dependencies: [
    .package(name: "swift-carousel", path: ".."),
    .package(url: "https://github.com/swhitty/FlyingFox", from: "0.27.1"),
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
    .package(url: "https://github.com/apple/swift-system", from: "1.8.1"),
    .package(url: "https://github.com/swiftlang/swift-subprocess", from: "1.0.2"),
  ],
  targets: [
    // Serves the gallery and the pictures of a folder on the loopback address.
    .target(
      name: "GalleryServer",
      dependencies: [
        .product(name: "FlyingFox", package: "FlyingFox"),
        .product(name: "FlyingSocks", package: "FlyingFox"),
        .product(name: "Subprocess", package: "swift-subprocess"),
        .product(name: "SystemPackage", package: "swift-system", condition: .when(platforms: [.linux])),
      ]
    ),
    .executableTarget(
      name: "carousel-gallery",
      dependencies: ["GalleryServer", .product(name: "ArgumentParser", package: "swift-argument-parser")]
    ),
    // Looks for requests' heads and documents that are misunderstood, with libFuzzer: see `./carousel fuzz`.
    .executableTarget(
      name: "carousel-fuzz",
      dependencies: [
        "GalleryServer", .product(name: "FlyingFox", package: "FlyingFox"),
        .product(name: "DocumentLaws", package: "swift-carousel"),
      ]
    ),
    .testTarget(
      name: "GalleryServerTests",
      // The tests run the command, so it must be built with them.
      dependencies: [
        "GalleryServer", "carousel-gallery", "carousel-fuzz",
        .product(name: "Subprocess", package: "swift-subprocess"),
      ],
      exclude: ["Heads", "races.txt"]
    ),
    // Plays scenarios and recorded traces on the engine, and records the visible states.
    .target(
      name: "Replay",
      dependencies: [
        .product(name: "CarouselEngine", package: "swift-carousel"),
        .product(name: "CarouselScenarios", package: "swift-carousel"),
        .product(name: "CarouselTesting", package: "swift-carousel"),
      ]
    ),
    .executableTarget(
      name: "carousel-replay",
      dependencies: ["Replay", .product(name: "ArgumentParser", package: "swift-argument-parser")]
    ),
    .testTarget(name: "ReplayTests", dependencies: ["Replay"]),
    // Writes the facts about configurations for the element, the designer and editors.
    .executableTarget(
      name: "carousel-catalogue",
      dependencies: [
        .product(name: "CarouselConfiguration", package: "swift-carousel"),
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ]
    ),
    .testTarget(name: "CatalogueTests", dependencies: ["carousel-catalogue"]),
    // Draws the documentation's pictures of the styles.
    .executableTarget(
      name: "carousel-pictures",
      dependencies: [
        .product(name: "CarouselEngine", package: "swift-carousel"),
        .product(name: "CarouselTesting", package: "swift-carousel"),
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      // A link, because resources must be inside the package.
      resources: [.copy("../../Gallery/Artwork/artwork.json")]
    ),
  ]
)
