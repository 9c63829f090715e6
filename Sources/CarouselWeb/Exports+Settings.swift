import CWebShims
import CarouselEngine

/// Changes a setting by its number in `CarouselSetting`; `y` is for points only.
@_expose(wasm) @c func set(_ carousel: Int32, _ time: Double, _ setting: Int32, _ x: Double, _ y: Double) {
  guard let setting = CarouselSetting(rawValue: setting) else { return }
  Registry.controller(carousel, at: time)?.set(setting, to: Point2D(x: x, y: y))
}

/// The size of the carousel, in points.
@_expose(wasm) @c func set_viewport(_ carousel: Int32, _ time: Double, _ width: Double, _ height: Double) {
  Registry.change(carousel, at: time) { $0.viewport = Size2D(width: width, height: height) }
}

/// The user's preferences, as bits: reduced motion (1), right to left (2), increased contrast (4).
@_expose(wasm) @c func set_preferences(_ carousel: Int32, _ time: Double, _ bits: Int32) {
  let preferences = Preferences(
    reducesMotion: bits & 1 != 0, isRightToLeft: bits & 2 != 0, increasesContrast: bits & 4 != 0)
  Registry.change(carousel, at: time) { $0.preferences = preferences }
}

/// The events that JavaScript receives from now on: the bits of `ItemEvents`, and one more for changes of the offset.
@_expose(wasm) @c func set_heard_events(_ carousel: Int32, _ time: Double, _ bits: Int32) {
  guard let controller = Registry.controller(carousel, at: time) else { return }
  controller.itemEvents = ItemEvents.all.intersection(ItemEvents(rawValue: bits))
  controller.host.hearsOffsets = bits & ~ItemEvents.all.rawValue != 0
}

// MARK: Styles

/// Sets a style by its number; any other number is a custom style, whose transforms JavaScript computes.
@_expose(wasm) @c func set_style(_ carousel: Int32, _ time: Double, _ number: Int32) {
  let styles = NamedStyle.allCases
  let isNamed = styles.indices.contains(Int(number))
  let style = isNamed ? styles[Int(number)].style : customStyle(number, of: carousel)
  Registry.change(carousel, at: time) { $0.style = style }
}

private func customStyle(_ number: Int32, of carousel: Int32) -> AnyCarouselStyle {
  // JavaScript may be called until transitions from it are over, after another style has been set.
  AnyCarouselStyle { offset, scene in
    withUnsafeTemporaryAllocation(of: Double.self, capacity: 17) { matrix in
      let memory = matrix.baseAddress.unsafelyUnwrapped
      Records.write(scene.base, to: memory)
      memory[16] = 1
      web_transform(carousel, offset, scene.itemSize.width, scene.itemSize.height, memory, number)
      return Placement(Records.readTransform(from: memory), opacity: memory[16])
    }
  }
}

/// Sets an option by its number: to its default (kind 0), a value (1), or computed by JavaScript when it may have
/// changed (2).
@_expose(wasm) @c func set_option(_ carousel: Int32, _ time: Double, _ option: Int32, _ kind: Int32, _ value: Double) {
  guard let name = StyleOption(rawValue: Int(option)) else { return }
  let choice: Option =
    switch kind {
    case 1: .constant(value)
    case 2: .computed { web_option(carousel, option, $0) }
    default: .default
    }
  Registry.change(carousel, at: time) { $0.options[name] = choice }
}

// MARK: Motion

/// Sets the motion: classic (0), system (1) with a deceleration rate, or spring (2) with a response and a bounce. NaN
/// is the default. For recordings, there is the classic motion that ends at indexes (3).
@_expose(wasm) @c func set_motion(
  _ carousel: Int32, _ time: Double, _ profile: Int32, _ first: Double, _ second: Double
) {
  let motion: MotionProfile =
    switch profile {
    case 1: first.isNaN ? .system : .system(decelerationRate: first)
    case 2: .spring(response: first.isNaN ? 0.5 : first, bounce: second.isNaN ? 0 : second)
    default: .classic
    }
  Registry.change(carousel, at: time) {
    $0.motion = motion
    $0.aimsAtIndexes = profile == 3
  }
}

/// Sets the curve with which a flick comes to rest, by the control points of a Bézier curve; NaN for that of the motion
/// profile.
@_expose(wasm) @c func set_momentum_curve(
  _ carousel: Int32, _ time: Double, _ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double
) {
  Registry.change(carousel, at: time) { $0.momentumCurve = x1.isNaN ? nil : .bezier(x1: x1, y1: y1, x2: x2, y2: y2) }
}
