// swift-tools-version: 6.1
import PackageDescription

// Runs the host for UIKit where there is no UIKit: against classes of our own by the same names, which act. A package of its own,
// since `canImport(UIKit)` is true for everything that is built with them. Its folders are links: Carousel to the project's sources,
// the others to what the packages of both toolkits share.
let package = Package(
  name: "uikit-check",
  dependencies: [.package(name: "carousel-scenarios", path: "../../Tests/Player")],
  targets: [
    .target(name: "UIKit", path: "Sources/StandIns", exclude: ["AppKit"]),
    .target(name: "SwiftUI", dependencies: ["UIKit"], exclude: ["AppKit"]),
    // What the testing library looks for beside a module named UIKit.
    .target(name: "_Testing_UIKit", path: "Sources/Testing"),
    .target(name: "CarouselMath", path: "Carousel/CarouselMath"),
    .target(name: "CarouselEngine", dependencies: ["CarouselMath"], path: "Carousel/CarouselEngine"),
    .target(name: "CarouselImages", path: "Carousel/CarouselImages"),
    .target(
      name: "CarouselViews", dependencies: ["CarouselEngine", "CarouselImages", "UIKit"], path: "Carousel/CarouselViews"
    ),
    .target(name: "CarouselSwiftUI", dependencies: ["CarouselViews", "SwiftUI"], path: "Carousel/CarouselSwiftUI"),
    // Plays scenarios, and the recorded traces.
    .executableTarget(
      name: "uikit-player",
      dependencies: ["CarouselViews", .product(name: "CarouselScenarios", package: "carousel-scenarios")],
      path: "Sources/Player", exclude: ["AppKit"]),
    .testTarget(name: "CarouselViewsTests", dependencies: ["CarouselViews", "_Testing_UIKit"], exclude: ["AppKit"]),
    .testTarget(name: "CarouselSwiftUITests", dependencies: ["CarouselSwiftUI", "_Testing_UIKit"]),
  ]
)
