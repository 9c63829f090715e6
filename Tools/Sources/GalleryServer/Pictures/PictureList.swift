/// The answer to `GET /pictures.json`; ``PicturesAPI`` says what is in it.
struct PictureList: Encodable, Sendable {
  struct Picture: Encodable, Sendable {
    var id: String
    var name: String
    var width: Int?
    var height: Int?
  }

  /// The last name of the folder's path, or nil if no folder is shown.
  var folder: String?
  var pictures: [Picture]
  /// Whether there are more than are listed.
  var isCut: Bool

  static let none = PictureList(folder: nil, pictures: [], isCut: false)

  private enum Key: CodingKey {
    case folder, count, version, pictures, truncated
  }

  func encode(to encoder: any Encoder) throws {
    var object = encoder.container(keyedBy: Key.self)
    try object.encode(1, forKey: .version)
    // Encoded as null when there is none, so that the key is always there.
    try object.encode(folder, forKey: .folder)
    try object.encode(pictures.count, forKey: .count)
    try object.encode(pictures, forKey: .pictures)
    if isCut { try object.encode(true, forKey: .truncated) }
  }
}
