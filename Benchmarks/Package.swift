// swift-tools-version: 6.2
import PackageDescription

// The engine's cost: time per frame compared with a hand-written floor, start-up, and allocations; and the time in which
// hostile documents are refused.
let package = Package(
  name: "carousel-benchmarks",
  platforms: [.macOS(.v13)],
  dependencies: [.package(name: "swift-carousel", path: "..")],
  targets: [
    // Counts the allocations of the whole process.
    .target(name: "CountedMalloc"),
    // The minimum cost of a frame: the same layout in plain C.
    .target(name: "Floor", cSettings: [.unsafeFlags(["-O3"])]),
    .executableTarget(
      name: "CarouselBenchmarks",
      dependencies: [
        "CountedMalloc", "Floor", .product(name: "CarouselEngine", package: "swift-carousel"),
        .product(name: "CarouselTesting", package: "swift-carousel"),
        .product(name: "CarouselConfiguration", package: "swift-carousel"),
        .product(name: "DocumentLaws", package: "swift-carousel"),
      ]
    ),
  ]
)
