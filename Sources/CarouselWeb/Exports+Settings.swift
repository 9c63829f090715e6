import CWebShims
import CarouselEngine

#if WHOLE
#endif

/// Changes a setting by its number; `y` is for points only.
@_expose(wasm) @c func set(_ carousel: Int32, _ setting: Int32, _ x: Double, _ y: Double) {
  guard let setting = Setting(rawValue: setting) else { return }
  Registry.change(carousel) { setting.set(x, y, in: &$0) }
}

/// The size of the carousel, in points.
@_expose(wasm) @c func set_viewport(_ carousel: Int32, _ width: Double, _ height: Double) {
  Registry.change(carousel) { $0.viewport = Size(width: width, height: height) }
}

/// Whether items follow each other from right to left.
@_expose(wasm) @c func set_mirrored(_ carousel: Int32, _ isMirrored: Int32) {
  Registry.change(carousel) { $0.axis.isMirrored = isMirrored != 0 }
}

/// A style by its number; any other number is the custom style, whose transforms JavaScript makes.
@_expose(wasm) @c func set_style(_ carousel: Int32, _ number: Int32) {
  let style = numberedStyle(Int(number)) ?? customStyle(of: carousel)
  Registry.change(carousel) { $0.style = style }
}

private func numberedStyle(_ number: Int) -> AnyStyle? {
  #if WHOLE
    let more = number - StyleCatalogue.allCases.count
    if more >= 0 { return more < NamedStyle.more.count ? NamedStyle.more[more].style : nil }
  #endif
  return StyleCatalogue(rawValue: number)?.style
}

private func customStyle(of carousel: Int32) -> AnyStyle {
  // Ended by whoever takes its style away; until then JavaScript may be asked at any time.
  AnyStyle { offset, scene in
    withUnsafeTemporaryAllocation(of: Double.self, capacity: 17) { matrix in
      let memory = matrix.baseAddress.unsafelyUnwrapped
      Records.write(scene.base, to: memory)
      memory[16] = 1
      web_transform(carousel, offset, scene.itemSize.width, scene.itemSize.height, memory)
      return Placement(Records.readTransform(from: memory), opacity: memory[16])
    }
  }
}

/// An option by its number: at its default (kind 0), given (1), or asked of JavaScript when it may have changed (2).
@_expose(wasm) @c func set_option(_ carousel: Int32, _ option: Int32, _ kind: Int32, _ value: Double) {
  guard let name = StyleOption(rawValue: Int(option)) else { return }
  let choice: Option =
    switch kind {
    case 1: .constant(value)
    case 2: .computed { web_option(carousel, option, $0) }
    default: .standard
    }
  Registry.change(carousel) { $0.options[name] = choice }
}
