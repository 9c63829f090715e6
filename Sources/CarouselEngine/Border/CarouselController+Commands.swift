extension CarouselController {
  /// Performs a command.
  /// - Parameters:
  ///   - command: The command.
  ///   - time: The time of the command on the host's clock, in seconds; NaN does not change the carousel's clock.
  /// - Returns: What becomes of it. Commands that wait for no decision are handled.
  @inline(__always)
  @discardableResult
  public func perform(_ command: CarouselCommand, at time: Double = .nan) -> CarouselCommand.Answer {
    if case .frame = command {
      frame(at: time)
      return .handled
    }
    if !time.isNaN { setTime(time) }
    switch command {
    case .setTime, .frame: break
    case .reload: reloadData()
    case .setRepeats(let repeats): change { $0.repeatsItems = repeats }
    case .redraw: update { $0.invalidate(.layout, showing: .options) }
    case .remeasure(let wereGuesses): remeasure(keepingLength: wereGuesses)
    case .insertItem(let index, let isAnimated): insertItem(at: index, animated: isAnimated)
    case .removeItem(let index, let isAnimated): removeItem(at: index, animated: isAnimated)
    case .reloadItem(let index, let isAnimated): reloadItem(at: index, animated: isAnimated)
    case .applyChanges(let changes, let isAnimated): apply(changes, animated: isAnimated)
    case .set(let setting, let value): change { $0[setting] = value }
    case .setStyle(let style): change { $0.style = style }
    case .setOption(let option, let value): change { $0.options[option] = value }
    case .setMotion(let profile, let aimsAtIndexes):
      change {
        $0.motion = profile
        $0.aimsAtIndexes = aimsAtIndexes
      }
    case .setMomentumCurve(let curve): change { $0.momentumCurve = curve }
    case .setViewport(let size): update { $0.viewport = size }
    case .setClipsItems(let clips): update { $0.clipsItems = clips }
    case .setPreferences(let reducesMotion, let isRightToLeft, let increasesContrast):
      update {
        $0.preferences = Preferences(
          reducesMotion: reducesMotion, isRightToLeft: isRightToLeft, increasesContrast: increasesContrast)
      }
    case .scrollToItem(let index, let duration): update { $0.scroll(toItemAt: index, duration: duration.orDefault) }
    case .scrollByItems(let count, let duration): update { $0.scroll(byItems: count, duration: duration.orDefault) }
    case .scrollToOffset(let offset, let duration): update { $0.scroll(toOffset: offset, duration: duration.orDefault) }
    case .scrollByOffset(let distance, let duration):
      update { $0.scroll(byOffset: distance, duration: duration.orDefault) }
    case .step(let count, let duration): update { $0.step(by: count, duration: duration.orDefault) }
    case .setCurrentIndex(let index, let duration): setBoundIndex(index, duration: duration.orDefault)
    case .scrollToPage(let index, let duration): update { $0.scroll(toPage: index, duration: duration.orDefault) }
    case .setScrollOffset(let offset): setBoundScrollOffset(offset)
    case .selectItem(let index): selectItem(at: index)
    case .pointerDown(let point, let mayDrag, let contentScrolls, let surroundingsScroll, let isOnButton, let isMouse):
      pointerDown(
        at: point, mayDrag: mayDrag, contentScrolls: contentScrolls, surroundingsScroll: surroundingsScroll,
        isOnButton: isOnButton, isMouse: isMouse)
    case .pointerMoved(let point):
      return switch pointerMoved(to: point) {
      case .undecided: mayBecomeDrag(to: point) ? .mayDrag : .undecided
      case .drags: .handled
      case .ignored: .ignored
      }
    case .pointerUp(let point, let isTap): return .init(isHandled: pointerUp(at: point, isTap: isTap))
    case .pointerCancelled: pointerCancelled()
    case .touchDown: touchDown()
    case .touchUp: touchUp()
    case .beginDragging(let translation): beginDragging(translation: translation)
    case .drag(let translation, let velocity): drag(translation: translation, velocity: velocity)
    case .endDragging: endDragging()
    case .tap(let point): tap(at: point)
    case .press(let key, let modifiers, let focus):
      return .init(isHandled: press(key, modifiers: modifiers, focus: focus))
    case .wheel(let input): return .init(isHandled: wheel(input))
    case .moveByItems(let count): return .init(isHandled: move(byItems: count))
    case .moveToPage(let index): return .init(isHandled: move(toPageAt: index))
    case .userWillAct: userWillAct()
    case .focusLeft: focusDidLeave()
    case .itemUsed: userDidUseItem()
    case .setAutoplayReason(let reason, let isGiven): setAutoplayReason(reason, isGiven)
    case .itemDidEnd(let index): itemDidEnd(at: index)
    }
    return .handled
  }

  /// Changes its settings. What follows from a change, which compares all of them, is not in each command.
  @inline(never)
  private func change(_ change: (inout CarouselSettings) -> Void) { update { change(&$0.settings) } }
}

extension CarouselCommand.Answer {
  fileprivate init(isHandled: Bool) { self = isHandled ? .handled : .ignored }
}

extension Double? {
  /// The duration of a scroll, in seconds.
  fileprivate var orDefault: Double { self ?? CarouselModel.defaultScrollDuration }
}
