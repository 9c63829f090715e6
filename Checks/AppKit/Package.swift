// swift-tools-version: 6.1
import PackageDescription

// Runs the AppKit host on Linux, with stand-ins for AppKit's classes. It is a separate package because
// `canImport(AppKit)` is true for everything built with them. Its folders are links: Carousel to the project's sources,
// the others to files shared with the UIKit package.
let package = Package(
  name: "appkit-check",
  dependencies: [.package(name: "carousel-scenarios", path: "../../Tests/Player")],
  targets: [
    .target(name: "AppKit", path: "Sources/StandIns", exclude: ["UIKit"]),
    .target(name: "SwiftUI", dependencies: ["AppKit"], exclude: ["UIKit"]),
    // The testing library looks for this next to a module named AppKit.
    .target(name: "_Testing_AppKit", path: "Sources/Testing"),
    .target(name: "CarouselMath", path: "Carousel/CarouselMath"),
    .target(name: "CarouselEngine", dependencies: ["CarouselMath"], path: "Carousel/CarouselEngine"),
    .target(name: "CarouselImages", path: "Carousel/CarouselImages"),
    .target(
      name: "CarouselViews", dependencies: ["CarouselEngine", "CarouselImages", "AppKit"],
      path: "Carousel/CarouselViews"),
    .target(name: "CarouselSwiftUI", dependencies: ["CarouselViews", "SwiftUI"], path: "Carousel/CarouselSwiftUI"),
    // Plays scenarios and recorded traces.
    .executableTarget(
      name: "appkit-player",
      dependencies: ["CarouselViews", .product(name: "CarouselScenarios", package: "carousel-scenarios")],
      path: "Sources/Player", exclude: ["UIKit"]),
    .testTarget(name: "CarouselViewsTests", dependencies: ["CarouselViews", "_Testing_AppKit"], exclude: ["UIKit"]),
    .testTarget(
      name: "CarouselSwiftUITests", dependencies: ["CarouselSwiftUI", "_Testing_AppKit"], exclude: ["UIKit"]),
  ]
)
