// swift-tools-version: 6.1
import PackageDescription

// Runs the UIKit host on Linux, with stand-ins for UIKit's classes. It is a separate package because
// `canImport(UIKit)` is true for everything built with them. Its folders are links: Carousel to the project's sources,
// the others to files shared with the AppKit package.
let package = Package(
  name: "uikit-check",
  dependencies: [.package(name: "carousel-scenarios", path: "../../Tests/Player")],
  targets: [
    .target(name: "UIKit", path: "Sources/StandIns", exclude: ["AppKit"]),
    .target(name: "SwiftUI", dependencies: ["UIKit"], exclude: ["AppKit"]),
    // The testing library looks for this next to a module named UIKit.
    .target(name: "_Testing_UIKit", path: "Sources/Testing"),
    .target(name: "CarouselMath", path: "Carousel/CarouselMath"),
    .target(name: "CarouselEngine", dependencies: ["CarouselMath"], path: "Carousel/CarouselEngine"),
    .target(name: "CarouselImages", path: "Carousel/CarouselImages"),
    .target(
      name: "CarouselViews", dependencies: ["CarouselEngine", "CarouselImages", "UIKit"], path: "Carousel/CarouselViews"
    ),
    .target(name: "CarouselSwiftUI", dependencies: ["CarouselViews", "SwiftUI"], path: "Carousel/CarouselSwiftUI"),
    // Plays scenarios and recorded traces.
    .executableTarget(
      name: "uikit-player",
      dependencies: ["CarouselViews", .product(name: "CarouselScenarios", package: "carousel-scenarios")],
      path: "Sources/Player", exclude: ["AppKit"]),
    .testTarget(name: "CarouselViewsTests", dependencies: ["CarouselViews", "_Testing_UIKit"], exclude: ["AppKit"]),
    .testTarget(name: "CarouselSwiftUITests", dependencies: ["CarouselSwiftUI", "_Testing_UIKit"]),
  ]
)
