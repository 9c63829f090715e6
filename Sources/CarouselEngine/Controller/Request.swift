/// What is asked of a controller that changes which items there are, or their views.
enum Request {
  case reloadData
  /// - keepingLength: Whether items other than the first do not count.
  case remeasure(keepingLength: Bool)
  case insertItem(Int, animated: Bool)
  case removeItem(Int, animated: Bool)
  case reloadItem(Int, animated: Bool)
  case apply(ItemChanges, animated: Bool)
}
