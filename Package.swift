// swift-tools-version: 6.1
import PackageDescription

// The engine and the hosts that need nothing but the platform. Everything with a dependency (GTK, tools, checks,
// benchmarks) is a package of its own beside this one.
let package = Package(
  name: "swift-carousel",
  platforms: [.iOS(.v15), .macOS(.v12), .tvOS(.v15), .visionOS(.v1)],
  products: [
    .library(name: "CarouselEngine", targets: ["CarouselEngine"])
  ],
  targets: [
    .target(name: "CarouselMath"),
    .target(name: "CarouselEngine", dependencies: ["CarouselMath"]),
    .target(name: "CWebShims"),
    .executableTarget(name: "CarouselWeb", dependencies: ["CarouselEngine", "CWebShims"]),
    .testTarget(name: "CarouselEngineTests", dependencies: ["CarouselEngine"]),
  ]
)
