import CarouselEngine

/// What the app gives to a carousel and wants to hear from it.
struct App {
  private weak var weakDataSource: (any CarouselDataSource)?
  private var items: CarouselItems?
  weak var delegate: (any CarouselDelegate)?
  var handlers = Handlers()
  var decorations: [Decoration] = []
  var decorationsFor: ((Int) -> [Decoration])?
  var backs: CarouselBacks?

  /// Kept weakly, but for items that are made by a closure.
  var dataSource: (any CarouselDataSource)? {
    get { weakDataSource }
    set {
      weakDataSource = newValue
      items = newValue as? CarouselItems
    }
  }
}

/// The closures that are called when something happens.
struct Handlers {
  var event: ((CarouselEvent) -> Void)?
  var scroll: (() -> Void)?
  var currentIndexChange: ((Int?) -> Void)?
  var shouldSelect: ((Int) -> Bool)?
  var select: ((Int) -> Void)?
  var settle: (() -> Void)?
}
