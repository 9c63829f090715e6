// swift-tools-version: 6.1
import PackageDescription

// What the engine costs: time for each frame beside a hand-written floor, start-up, and allocations.
let package = Package(
  name: "carousel-benchmarks",
  platforms: [.macOS(.v13)],
  dependencies: [.package(name: "swift-carousel", path: "..")],
  targets: [
    // Counts the calls of malloc and its kin in the whole process.
    .target(name: "CountedMalloc"),
    // The least that a frame can cost: the same picture in plain C.
    .target(name: "Floor", cSettings: [.unsafeFlags(["-O3"])]),
    .executableTarget(
      name: "CarouselBenchmarks",
      dependencies: ["CountedMalloc", "Floor", .product(name: "CarouselEngine", package: "swift-carousel")]
    ),
  ]
)
