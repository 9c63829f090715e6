/// The limits of documents. Each is far beyond any real carousel, and so low that a document is refused within 50
/// milliseconds, also by the slower module of web pages: a page stands while it is read.
package enum DocumentLimits {
  /// The maximum length of a document, in bytes of UTF-8: room for the longest path twice. Longer ones are not read.
  package static let length = 500_000
  /// The maximum number of values in a document, with lists and objects; one with all fields and full lists has fewer than
  /// 1,000. Each value takes memory of its own, and in web pages each number a call to JavaScript.
  package static let values = 10_000
  /// The maximum number of nested lists and objects, so that no text can exhaust the stack; a document needs 4.
  package static let depth = 256
  /// The maximum number of fields of an object; those with most have 50. The unknown ones of fewer are sorted and compared
  /// with the known ones.
  package static let fields = 1000
  /// The maximum length of a text that is not a path, in bytes of UTF-8: the address of a schema, a colour, a curve.
  package static let text = 10_000
  /// The maximum number of problems of a document; the last one says how many more there are. Nobody reads on.
  package static let problems = 100
  /// The maximum length of a quoted text or name in a problem, in characters: enough to find it, and to fit on a line.
  package static let quote = 40
  /// By how many bytes unknown names are sorted: those that begin alike so far have the same problem, in which fewer are quoted.
  package static let order = 64
}
