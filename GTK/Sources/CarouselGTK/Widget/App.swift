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

/// The event handlers.
struct Handlers {
  var event: ((CarouselEvent) -> Void)?
  var scroll: (() -> Void)?
  var currentIndexChange: ((Int?) -> Void)?
  var shouldSelect: ((Int) -> Bool)?
  var select: ((Int) -> Void)?
  var settle: (() -> Void)?
}
