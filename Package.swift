// swift-tools-version: 6.2
import PackageDescription

// The engine and the hosts that need nothing but the platform. Everything with a dependency (GTK, tools, checks,
// benchmarks) is a package of its own beside this one.
let package = Package(
  name: "swift-carousel",
  platforms: [.iOS(.v15), .macOS(.v12), .tvOS(.v15), .visionOS(.v1)],
  products: [
    .library(name: "CarouselEngine", targets: ["CarouselEngine"]),
    .library(name: "CarouselViews", targets: ["CarouselViews"]),
    .library(name: "CarouselSwiftUI", targets: ["CarouselSwiftUI"]),
    // iCarousel's names and protocols, for apps that move on from it.
    .library(name: "CarouselCompatibility", targets: ["CarouselCompatibility"]),
    .library(name: "CarouselConfiguration", targets: ["CarouselConfiguration"]),
    .library(name: "CarouselImages", targets: ["CarouselImages"]),
    // A host without a screen, for tests of apps.
    .library(name: "CarouselTesting", targets: ["CarouselTesting"]),
    // Plays scenarios on any host.
    .library(name: "CarouselScenarios", targets: ["CarouselScenarios"]),
    // For the galleries and the fuzzer of this repository; not meant for apps.
    .library(name: "CarouselDesigner", targets: ["CarouselDesigner"]),
    .library(name: "DocumentLaws", targets: ["DocumentLaws"]),
  ],
  targets: [
    .target(name: "CarouselMath"),
    .target(name: "CarouselEngine", dependencies: ["CarouselMath"]),
    // How pictures are loaded and kept, whatever the toolkit.
    .target(name: "CarouselImages"),
    // The toolkits of Apple; on other systems these are all but empty.
    .target(name: "CarouselViews", dependencies: ["CarouselEngine", "CarouselImages"]),
    .target(name: "CarouselSwiftUI", dependencies: ["CarouselViews"]),
    .target(name: "CarouselCompatibility", dependencies: ["CarouselViews"]),
    // Documents and what may be in them, which web pages read by as well.
    .target(name: "CarouselDocument", dependencies: ["CarouselEngine"]),
    .target(name: "CarouselConfiguration", dependencies: ["CarouselDocument"]),
    .target(name: "CarouselDesigner", dependencies: ["CarouselConfiguration"]),
    .target(name: "CarouselTesting", dependencies: ["CarouselEngine"]),
    .target(name: "CarouselScenarios"),
    // What holds for any document; tests and the fuzzer check it.
    .target(name: "DocumentLaws", dependencies: ["CarouselConfiguration"]),
    .testTarget(
      name: "CarouselEngineTests", dependencies: ["CarouselEngine", "CarouselScenarios", "CarouselTesting"],
      exclude: ["Worlds/Walks"]),
    .testTarget(name: "CarouselTestingTests", dependencies: ["CarouselTesting"]),
    .testTarget(name: "CarouselImagesTests", dependencies: ["CarouselImages"]),
    .testTarget(
      name: "CarouselConfigurationTests", dependencies: ["CarouselConfiguration", "DocumentLaws"],
      exclude: ["Documents"]),
    .testTarget(name: "CarouselDesignerTests", dependencies: ["CarouselDesigner"]),
    .testTarget(name: "CarouselScenariosTests", dependencies: ["CarouselScenarios"]),
  ]
)
