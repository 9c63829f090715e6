import FlyingFox
import GalleryServer

/// Returns the law that a request's head violates: it is refused, or understood as any other server would, and leads to
/// nothing but a name below the served folder.
/// - Parameter head: The head, without the empty line at its end.
func fault(ofHead head: [UInt8]) -> String? {
  let request: HTTPRequest
  do throws(Problem) {
    request = try HTTPRequest(head: head)
  } catch {
    return (try? HTTPRequest(head: head)) == nil ? nil : "is refused only once"
  }
  // The fields are read once more, byte by byte.
  let lines = lines(of: head)
  guard let first = lines.first, first.count(where: { $0 == UInt8(ascii: " ") }) == 2 else { return "has no method" }
  var names: [[UInt8]: [ArraySlice<UInt8>]] = [:]
  for line in lines.dropFirst() {
    guard let colon = line.firstIndex(of: UInt8(ascii: ":")), colon > line.startIndex else { return "has no name" }
    guard line[..<colon].allSatisfy(isOfToken) else { return "has a name that is no token" }
    let name = line[..<colon].map { (65...90).contains($0) ? $0 | 0x20 : $0 }
    names[name, default: []].append(line[(colon + 1)...])
  }
  if names[Array("host".utf8)]?.count ?? 0 > 1 { return "has two hosts" }
  let others: Set<UInt8> = [0x09, 0x0A, 0x0D]
  if head.contains(where: { ($0 < 0x20 && !others.contains($0)) || $0 == 0x7F }) { return "has a control character" }
  if lines.contains(where: { $0.contains(0x0A) || $0.contains(0x0D) }) { return "has a line that ends in its middle" }
  let lengths = names[Array("content-length".utf8)] ?? [], codings = names[Array("transfer-encoding".utf8)] ?? []
  if lengths.count + codings.count > 1 { return "ends in several places" }
  let digits: [UInt8] = lengths.first?.filter { $0 != 0x20 && $0 != 0x09 } ?? [0x30]
  if digits.isEmpty || !digits.allSatisfy({ (0x30...0x39).contains($0) }) { return "has a length that is no number" }
  let hasBody = !codings.isEmpty || digits != [0x30]
  if hasBody, request.keepsConnection { return "keeps the connection after a body that is not read" }
  return (try? SafePath(percentEncoded: request.path)).flatMap(fault)
}

/// Returns what is wrong with an accepted path.
private func fault(of path: SafePath) -> String? {
  for name in path.names {
    let isPlain = !name.utf8.contains { $0 < 0x20 || $0 == 0x7F || $0 == UInt8(ascii: "/") || $0 == UInt8(ascii: "\\") }
    let isHidden = name.utf8.first == UInt8(ascii: ".")
    guard isPlain, !name.isEmpty, !isHidden else { return "leads to \(name.debugDescription)" }
  }
  return nil
}

/// Splits at CR LF.
private func lines(of head: [UInt8]) -> [ArraySlice<UInt8>] {
  var lines: [ArraySlice<UInt8>] = [], rest = head[...]
  while let end = rest.firstRange(of: [0x0D, 0x0A]) {
    lines.append(rest[..<end.lowerBound])
    rest = rest[end.upperBound...]
  }
  return lines + [rest]
}

/// Whether a byte may be in the name of a field (RFC 9110, section 5.6.2).
private func isOfToken(_ byte: UInt8) -> Bool {
  (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte)
    || "!#$%&'*+-.^_`|~".utf8.contains(byte)
}
