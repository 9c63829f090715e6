import CarouselEngine

/// The app's data source, delegate and closures.
struct App {
  private weak var weakDataSource: (any CarouselDataSource)?
  private var items: CarouselItems?
  weak var delegate: (any CarouselDelegate)?
  var handlers = Handlers()
  var decorations: [Decoration] = []
  var decorationsFor: ((Int) -> [Decoration])?
  var backs: CarouselBacks?

  /// Referenced weakly, except for items created by a closure.
  var dataSource: (any CarouselDataSource)? {
    get { weakDataSource }
    set {
      weakDataSource = newValue
      items = newValue as? CarouselItems
    }
  }
}

/// The event handlers with their listeners.
struct Handlers {
  private var events: [(listener: CarouselListener, call: (CarouselEvent) -> Void)] = []
  private var questions: [(listener: CarouselListener, call: (Int) -> Bool)] = []

  mutating func add(_ listener: CarouselListener, _ call: @escaping (CarouselEvent) -> Void) {
    events.append((listener, call))
  }

  mutating func add(_ listener: CarouselListener, asks call: @escaping (Int) -> Bool) {
    questions.append((listener, call))
  }

  mutating func remove(_ listener: CarouselListener) {
    events.removeAll { $0.listener === listener }
    questions.removeAll { $0.listener === listener }
  }

  func tell(_ event: CarouselEvent) {
    for handler in events { handler.call(event) }
  }

  func shouldSelect(_ index: Int) -> Bool { questions.allSatisfy { $0.call(index) } }
}
