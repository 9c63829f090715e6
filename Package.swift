// swift-tools-version: 6.1
import PackageDescription

// The engine and the hosts that need nothing but the platform. Everything with a dependency (GTK, tools, checks,
// benchmarks) is a package of its own beside this one.
let package = Package(
  name: "swift-carousel",
  platforms: [.iOS(.v15), .macOS(.v12), .tvOS(.v15), .visionOS(.v1)],
  products: [
    .library(name: "CarouselEngine", targets: ["CarouselEngine"]),
    .library(name: "CarouselUIKit", targets: ["CarouselUIKit"]),
    .library(name: "CarouselAppKit", targets: ["CarouselAppKit"]),
    .library(name: "CarouselSwiftUI", targets: ["CarouselSwiftUI"]),
    .library(name: "CarouselConfiguration", targets: ["CarouselConfiguration"]),
  ],
  targets: [
    .target(name: "CarouselMath"),
    .target(name: "CarouselEngine", dependencies: ["CarouselMath"]),
    // What carousels of all toolkits have in common, and the toolkits of Apple; elsewhere those are empty.
    .target(name: "CarouselHosting", dependencies: ["CarouselEngine"]),
    // What the two have in common is in Sources/CarouselView, which both hold by a link, and compile as a part of themselves.
    .target(
      name: "CarouselUIKit", dependencies: ["CarouselEngine", "CarouselHosting"],
      swiftSettings: [.define("HAS_TOOLKIT", .when(platforms: [.iOS, .tvOS, .visionOS, .macCatalyst]))]),
    .target(
      name: "CarouselAppKit", dependencies: ["CarouselEngine", "CarouselHosting"],
      swiftSettings: [.define("HAS_TOOLKIT", .when(platforms: [.macOS]))]),
    .target(
      name: "CarouselSwiftUI", dependencies: ["CarouselEngine", "CarouselHosting", "CarouselUIKit", "CarouselAppKit"]),
    .target(name: "CarouselConfiguration", dependencies: ["CarouselEngine"]),
    .testTarget(name: "CarouselEngineTests", dependencies: ["CarouselEngine"]),
    .testTarget(name: "CarouselConfigurationTests", dependencies: ["CarouselConfiguration"]),
  ]
)
