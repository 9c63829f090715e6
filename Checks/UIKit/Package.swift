// swift-tools-version: 6.1
import PackageDescription

// Runs the UIKit host where there is no UIKit: against classes of our own by the same names, which act. A package of its own,
// since `canImport(UIKit)` is true for everything that is built with them.
let package = Package(
  name: "uikit-check",
  dependencies: [.package(name: "carousel-scenarios", path: "../../Tests/Player")],
  targets: [
    .target(name: "UIKit"),
    // What the testing library looks for beside a module named UIKit.
    .target(name: "_Testing_UIKit"),
    .target(name: "CarouselMath"),
    .target(name: "CarouselEngine", dependencies: ["CarouselMath"]),
    .target(name: "CarouselHosting", dependencies: ["CarouselEngine", "UIKit"]),
    .target(
      name: "CarouselUIKit", dependencies: ["CarouselHosting", "UIKit"], swiftSettings: [.define("HAS_TOOLKIT")]),
    .target(name: "SwiftUI", dependencies: ["UIKit"]),
    .target(name: "CarouselSwiftUI", dependencies: ["CarouselUIKit", "SwiftUI"]),
    .testTarget(name: "CarouselSwiftUITests", dependencies: ["CarouselSwiftUI", "_Testing_UIKit"]),
    // Plays scenarios, and the recorded traces.
    .executableTarget(
      name: "uikit-player",
      dependencies: ["CarouselUIKit", .product(name: "CarouselScenarios", package: "carousel-scenarios")]),
    .testTarget(name: "CarouselUIKitTests", dependencies: ["CarouselUIKit", "_Testing_UIKit"]),
  ]
)
