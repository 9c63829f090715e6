/// What is asked of a controller that changes which items there are, or their views.
struct Request {
  enum Kind: Int { case reloadData, remeasure, insertItem, removeItem, reloadItem }

  var kind: Kind
  /// The item that it is about.
  var index = 0
  /// Whether it is animated, or of a measurement, whether the length stays.
  var flag = false

  init(_ kind: Kind, _ index: Int = 0, flag: Bool = false) {
    self.kind = kind
    self.index = index
    self.flag = flag
  }
}

/// Requests that wait, in order. They are kept as numbers, since a list of a type of its own is more code than pages should
/// have to load.
struct RequestQueue {
  private var numbers: [Int] = []

  init() {}

  init(_ request: Request) { append(request) }

  var count: Int { numbers.count / 2 }

  mutating func append(_ request: Request) {
    numbers.append(2 * request.kind.rawValue + (request.flag ? 1 : 0))
    numbers.append(request.index)
  }

  subscript(position: Int) -> Request {
    let kind = numbers[2 * position]
    return Request(Request.Kind(rawValue: kind / 2) ?? .reloadData, numbers[2 * position + 1], flag: kind % 2 == 1)
  }
}
