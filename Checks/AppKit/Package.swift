// swift-tools-version: 6.1
import PackageDescription

// Runs the AppKit host where there is no AppKit: against classes of our own by the same names, which act. A package of its own,
// since `canImport(AppKit)` is true for everything that is built with them.
let package = Package(
  name: "appkit-check",
  dependencies: [.package(name: "carousel-scenarios", path: "../../Tests/Player")],
  targets: [
    .target(name: "AppKit"),
    // What the testing library looks for beside a module named AppKit.
    .target(name: "_Testing_AppKit"),
    .target(name: "CarouselMath"),
    .target(name: "CarouselEngine", dependencies: ["CarouselMath"]),
    .target(name: "CarouselHosting", dependencies: ["CarouselEngine", "AppKit"]),
    .target(
      name: "CarouselAppKit", dependencies: ["CarouselHosting", "AppKit"], swiftSettings: [.define("HAS_TOOLKIT")]),
    .target(name: "SwiftUI", dependencies: ["AppKit"]),
    .target(name: "CarouselSwiftUI", dependencies: ["CarouselAppKit", "SwiftUI"]),
    // Plays scenarios, and the recorded traces.
    .executableTarget(
      name: "appkit-player",
      dependencies: ["CarouselAppKit", .product(name: "CarouselScenarios", package: "carousel-scenarios")]),
    .testTarget(name: "CarouselSwiftUITests", dependencies: ["CarouselSwiftUI", "_Testing_AppKit"]),
    .testTarget(name: "CarouselAppKitTests", dependencies: ["CarouselAppKit", "_Testing_AppKit"]),
  ]
)
