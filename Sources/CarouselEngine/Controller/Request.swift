/// A queued request to change the items or their views.
enum Request {
  case reloadData
  /// - keepingLength: Whether only the first item counts.
  case remeasure(keepingLength: Bool)
  case measureFirstItem
  case insertItem(Int, animated: Bool)
  case removeItem(Int, animated: Bool)
  case reloadItem(Int, animated: Bool)
  case apply(ItemChanges, animated: Bool)
}
