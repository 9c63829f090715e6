// Hosts that can move views by themselves, without a frame of the program: they play a forecast, and the carousel follows where
// something else happens.
extension CarouselController {
  /// Follows the host after a frame, or has it play what comes.
  func followPlaying() {
    let wasCalm = isCalm, wasPlaying = playing != nil
    isCalm = true
    if let playing, carousel.time >= playing.end || !playMountedItems() { endPlaying() }
    defer { if wasPlaying, playing == nil { letGoOfItemsAhead() } }
    guard playing == nil, wasCalm, carousel.time >= playingPause, isMovedEvenly, host.playsForecasts,
      itemEvents.isDisjoint(with: .layout)
    else { return }
    guard let forecast = forecast(over: Feel.forecastDuration),
      forecast.end - forecast.start >= Feel.shortestForecast
    else {
      playingPause = carousel.time + Feel.forecastPause
      return
    }
    playing = forecast
    host.play(forecast, from: clock.hostTime(at: forecast.start))
    _ = playMountedItems()
  }

  /// Whether it is a motion of its own that moves it.
  private var isMovedEvenly: Bool { ask { $0.movement.followsCurve || $0.isAutoscrolling } && !clock.isStopped }

  /// Has the host move the views that it does not move yet.
  /// - Returns: Whether the forecast tells how.
  @inline(never)
  private func playMountedItems() -> Bool {
    guard let playing else { return true }
    for position in mounted.indices where !mounted[position].isPlayed {
      let item = mounted[position]
      guard let course = playing.course(of: item) else { return false }
      mounted[position].isPlayed = true
      host.play(views[position], course)
    }
    return true
  }

  /// Ends playing because of something else than time; the items are placed again where they are now.
  func interruptPlaying() {
    isCalm = false
    guard playing != nil else { return }
    endPlaying()
    for position in mounted.indices { mounted[position].arrival = nil }
    carousel.invalidate(.placement)
  }

  /// Unmounts the items that no motion brings any more.
  private func letGoOfItemsAhead() {
    for position in mounted.indices.reversed() where mounted[position].isAhead { unmount(position) }
  }

  private func endPlaying() {
    playing = nil
    for position in mounted.indices { mounted[position].isPlayed = false }
    host.endPlaying()
  }

  /// When the next frame is needed while the host plays, in seconds: where several things happen within one frame of the screen, at the
  /// last of them.
  var nextWake: Double? {
    guard let playing else { return nil }
    // An input may have set the clock beyond one without moving anything.
    let time = advanceTime
    var next = playing.wakes.firstIndex(beyond: { $0 > time })
    guard next < playing.wakes.count else { return playing.end }
    let limit = min(playing.end, playing.wakes[next] + Feel.forecastFrame)
    while next + 1 < playing.wakes.count, playing.wakes[next + 1] <= limit { next += 1 }
    return min(playing.end, playing.wakes[next])
  }

  /// What the clock has to know about frames that are to come.
  var expectedFrames: ExpectedFrames {
    guard let playing else { return nextFrame == .everyRefresh ? .everyRefresh : .none }
    // What rests at the end has been seen moving until there.
    return .played(
      next: host.needsOffsets ? -.infinity : clock.hostTime(at: nextWake ?? playing.end),
      until: playing.endsAtRest ? .infinity : clock.hostTime(at: playing.end))
  }
}

extension CarouselForecast {
  /// The course of a mounted item, unless it is for another size.
  fileprivate func course(of item: MountedItem) -> ItemCourse? {
    for course in courses where course.slot == item.slot && course.index == item.index {
      return course.size == nil || course.size == item.size ? course : nil
    }
    return nil
  }
}
