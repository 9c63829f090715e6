// swift-tools-version: 6.1
import PackageDescription

// Plays scenarios on any host. A package of its own without dependencies, so that the packages of all hosts can use it.
let package = Package(
  name: "carousel-scenarios",
  platforms: [.macOS(.v13)],
  products: [
    .library(name: "CarouselScenarios", targets: ["CarouselScenarios"])
  ],
  targets: [
    .target(name: "CarouselScenarios"),
    .testTarget(name: "CarouselScenariosTests", dependencies: ["CarouselScenarios"]),
  ]
)
