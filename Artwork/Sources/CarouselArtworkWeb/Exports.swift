#if arch(wasm32)
  import CArtworkShims
  import CarouselArtwork

  // Each call takes the index as a JavaScript number, keeps its answer and returns the answer's length; the address of the
  // answer is asked for afterwards. There are no imports.

  /// The answer to the last call, until the next one.
  nonisolated(unsafe) private var answer: [UInt8] = []

  @inline(never)
  private func keep(_ bytes: [UInt8]) -> Int32 {
    answer = bytes
    return Int32(truncatingIfNeeded: bytes.count)
  }

  /// JavaScript's numbers are whole up to 2^53; beyond that, and for what is no number, the picture of 0 will do.
  private func index(_ value: Double) -> Int64 {
    value.magnitude <= 0x1p53 ? Int64(value) : 0
  }

  @_expose(wasm) @c func answer_address() -> UnsafePointer<UInt8>? {
    answer.withUnsafeBufferPointer { $0.baseAddress }
  }

  @_expose(wasm) @c func cover_svg(_ number: Double, _ lettering: Int32) -> Int32 {
    keep(Cover(index: index(number)).svg(lettering: lettering != 0))
  }

  @_expose(wasm) @c func cover_title(_ number: Double) -> Int32 {
    keep(Cover(index: index(number)).titleBytes)
  }

  @_expose(wasm) @c func cover_colors(_ number: Double) -> Int32 {
    keep(Color.text(of: Cover(index: index(number)).colors))
  }

  @_expose(wasm) @c func scene_svg(_ number: Double) -> Int32 {
    keep(Scene(index: index(number)).svg())
  }

  @_expose(wasm) @c func scene_title(_ number: Double) -> Int32 {
    keep(Scene(index: index(number)).titleBytes)
  }

  @_expose(wasm) @c func scene_colors(_ number: Double) -> Int32 {
    keep(Color.text(of: Scene(index: index(number)).colors))
  }
#else
  /// Natively there's nothing to export: this only keeps the package whole.
  @main
  enum Stub {
    static func main() {}
  }
#endif
