#if WHOLE
  import CarouselEngine

  // What the module has that pages load only where they ask for more than the classic carousel.

  /// The settings of the whole engine that JavaScript knows by number; see Web/element-extras/whole.js.
  private enum MoreSetting: Int32 {
    case focusPoint, panVector, frictionCoefficient, transitions, transitionDuration
  }

  /// Changes a setting; `y` is for points only. The transitions are the bits of `Transitions`.
  @_expose(wasm) @c func set_more(_ carousel: Int32, _ setting: Int32, _ x: Double, _ y: Double) {
    guard let setting = MoreSetting(rawValue: setting) else { return }
    Registry.change(carousel) {
      switch setting {
      case .focusPoint: $0.focusPoint = Point(x: x, y: y)
      case .panVector: $0.panVector = Point(x: x, y: y)
      case .frictionCoefficient: $0.frictionCoefficient = x
      case .transitions: $0.transitions = Transitions(rawValue: whole(x))
      case .transitionDuration: $0.transitionDuration = x
      }
    }
  }

  /// The curve by which a flick comes to rest, by the controls of a Bézier curve; NaN for that of the motion profile.
  @_expose(wasm) @c func set_momentum_curve(
    _ carousel: Int32, _ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double
  ) {
    Registry.change(carousel) { $0.momentumCurve = x1.isNaN ? nil : .bezier(x1: x1, y1: y1, x2: x2, y2: y2) }
  }

  /// How it moves: classic (0), system (1, with a deceleration rate) or spring (2, with a response and a bounce). A NaN
  /// stands for the usual.
  @_expose(wasm) @c func set_motion(_ carousel: Int32, _ profile: Int32, _ first: Double, _ second: Double) {
    let motion: MotionProfile =
      switch profile {
      case 1: first.isNaN ? .system : .system(decelerationRate: first)
      case 2: .spring(response: first.isNaN ? 0.5 : first, bounce: second.isNaN ? 0 : second)
      default: .classic
      }
    Registry.change(carousel) { $0.motion = motion }
  }

  nonisolated(unsafe) private var text: [UInt8] = []

  /// Adds a byte to the text of the path that is set next.
  @_expose(wasm) @c func add_text(_ byte: Int32) { text.append(UInt8(truncatingIfNeeded: byte)) }

  nonisolated(unsafe) private var scales: [PathStop] = []
  nonisolated(unsafe) private var opacities: [PathStop] = []

  /// Adds a value at a position along the path that is set next: a size (0) or an opacity (1).
  @_expose(wasm) @c func add_stop(_ kind: Int32, _ position: Double, _ value: Double) {
    let stop = PathStop(at: position, value)
    if kind == 0 { scales.append(stop) } else { opacities.append(stop) }
  }

  /// Puts the items on a path: that of the text that was added, or the usual one where there is none, with the sizes and
  /// opacities that were added. A view box without extent leaves the path in points, from the middle of the carousel.
  /// - Returns: Whether there is nothing wrong with the path.
  @_expose(wasm) @c func set_path(
    _ carousel: Int32, _ x: Double, _ y: Double, _ width: Double, _ height: Double
  ) -> Int32 {
    let (svg, sizes, fades) = (text, scales, opacities)
    (text, scales, opacities) = ([], [], [])
    do {
      let hill = PathStyle.hill, isOwn = !svg.isEmpty
      var style = PathStyle(
        isOwn ? try Path(svg: svg) : hill.path, viewBox: isOwn ? nil : hill.viewBox, scale: isOwn ? 1 : hill.scale,
        scales: sizes, opacities: fades)
      if width > 0, height > 0 {
        style.viewBox = ViewBox(origin: Point(x: x, y: y), size: Size(width: width, height: height))
      }
      Registry.change(carousel) { $0.style = AnyStyle(style) }
      return 1
    } catch {
      return 0
    }
  }
#endif
