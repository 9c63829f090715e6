// swift-tools-version: 6.1
import PackageDescription

// The pictures of the galleries: covers and landscapes, drawn by an index and by nothing else, so that every host shows
// the same ones. A package of its own, because no app that uses the carousel needs it.
//
// Natively:      swift build --package-path Artwork
//                swift test --package-path Artwork
//                swift run --package-path Artwork carousel-artwork cover 41 > cover.svg
// For the web:   swift build --package-path Artwork --triple wasm32-unknown-none-wasm \
//                  --toolset Artwork/Web/toolset.json -c release --product CarouselArtworkWeb
// which leaves   Artwork/.build/wasm32-unknown-none-wasm/release/CarouselArtworkWeb.wasm
// to be copied   beside Artwork/Web/artwork.js as artwork.wasm.
// Then           node --test Artwork/Tests/web.mjs
// proves that the module and the native tool draw the same bytes, once both are built.
//
// The web module is held small. The toolset turns the unrolling of loops off and lets the linker shorten what the compiler
// left long; in the sources, small functions that drawings call all the time are kept out of line, and drawings compute in
// `Float`.
let package = Package(
  name: "carousel-artwork",
  platforms: [.iOS(.v15), .macOS(.v12), .tvOS(.v15), .visionOS(.v1)],
  products: [
    .library(name: "CarouselArtwork", targets: ["CarouselArtwork"]),
    .executable(name: "CarouselArtworkWeb", targets: ["CarouselArtworkWeb"]),
    .executable(name: "carousel-artwork", targets: ["carousel-artwork"]),
  ],
  targets: [
    .target(name: "CarouselArtwork"),
    .target(name: "CArtworkShims"),
    .executableTarget(name: "CarouselArtworkWeb", dependencies: ["CarouselArtwork", "CArtworkShims"]),
    .executableTarget(name: "carousel-artwork", dependencies: ["CarouselArtwork"]),
    .testTarget(name: "CarouselArtworkTests", dependencies: ["CarouselArtwork"]),
  ]
)
