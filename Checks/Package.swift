// swift-tools-version: 6.2
import PackageDescription

// Runs a host for Apple's systems without them: on stand-ins for its toolkit that have the same names and behave like it. The
// environment variable TOOLKIT names it, UIKit or AppKit; `canImport` is true for everything that is built with its stand-ins, so
// each is built in a folder of its own. Carousel is a link to the project's sources, Apps to its examples.
let toolkit = Context.environment["TOOLKIT"] ?? "UIKit"
let other = toolkit == "UIKit" ? "AppKit" : "UIKit"

// The examples of iCarousel exist for UIKit.
let classic: [Target] =
  toolkit == "UIKit"
  ? [
    .target(
      name: "ClassicExamples", dependencies: ["CarouselCompatibility"], path: "Apps/iCarousel",
      exclude: ["ClassicController.m"]),
    .testTarget(
      name: "CarouselCompatibilityTests",
      dependencies: ["CarouselCompatibility", "ClassicExamples", .target(name: "_Testing_\(toolkit)")]),
  ]
  : [
    .testTarget(
      name: "CarouselCompatibilityTests",
      dependencies: ["CarouselCompatibility", .target(name: "_Testing_\(toolkit)")],
      exclude: ["ExampleTests.swift"])
  ]

let package = Package(
  name: "carousel-checks",
  targets: [
    .target(name: toolkit, path: "Sources/StandIns", exclude: [other]),
    .target(name: "SwiftUI", dependencies: [.target(name: toolkit)], exclude: [other]),
    // The testing library looks for this next to a module with the toolkit's name.
    .target(name: "_Testing_\(toolkit)", path: "Sources/Testing"),
    .target(name: "CarouselMath", path: "Carousel/CarouselMath"),
    .target(name: "CarouselEngine", dependencies: ["CarouselMath"], path: "Carousel/CarouselEngine"),
    .target(name: "CarouselImages", path: "Carousel/CarouselImages"),
    .target(
      name: "CarouselViews", dependencies: ["CarouselEngine", "CarouselImages", .target(name: toolkit)],
      path: "Carousel/CarouselViews"),
    .target(name: "CarouselSwiftUI", dependencies: ["CarouselViews", "SwiftUI"], path: "Carousel/CarouselSwiftUI"),
    .target(
      name: "CarouselCompatibility", dependencies: ["CarouselViews"], path: "Carousel/CarouselCompatibility"),
    .target(name: "CarouselScenarios", path: "Carousel/CarouselScenarios"),
    // Plays scenarios and recorded traces.
    .executableTarget(
      name: "player", dependencies: ["CarouselViews", "CarouselScenarios"], path: "Sources/Player", exclude: [other]),
    .testTarget(
      name: "CarouselViewsTests", dependencies: ["CarouselViews", .target(name: "_Testing_\(toolkit)")],
      exclude: [other]),
    // The tests of the loader, so that planted faults meet them as well.
    .testTarget(name: "CarouselImagesTests", dependencies: ["CarouselImages"], path: "Tests/CarouselImagesTests"),
    .testTarget(
      name: "CarouselSwiftUITests", dependencies: ["CarouselSwiftUI", .target(name: "_Testing_\(toolkit)")],
      exclude: toolkit == "UIKit" ? [] : [other]),
  ] + classic
)
