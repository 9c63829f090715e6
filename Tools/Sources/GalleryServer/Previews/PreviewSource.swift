/// A picture that a preview is to be made of.
struct PreviewSource: Sendable {
  var file: OpenFile
  var header: PictureHeader
  /// To be named in sentences.
  var name: String
  var key: PreviewKey
}
