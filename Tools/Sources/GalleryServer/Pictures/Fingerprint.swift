/// A hash of bytes and numbers as 32 hexadecimal digits.
///
/// FNV-1a with 128 bits. It is not cryptographic: whoever could write files into the folder to make two of them collide
/// would only see one of their pictures in place of the other.
struct Fingerprint: Hashable, Sendable, CustomStringConvertible {
  private var high: UInt64 = 0x6c62_272e_07bb_0142
  private var low: UInt64 = 0x62b8_2175_6295_c58d

  mutating func combine(_ bytes: some Sequence<UInt8>) {
    for byte in bytes {
      low ^= UInt64(byte)
      // Times the prime 2^88 + 0x13b.
      let product = low.multipliedFullWidth(by: 0x13b)
      high = high &* 0x13b &+ product.high &+ (low << 24)
      low = product.low
    }
  }

  init() {}

  /// Returns the fingerprint of the current file at a path.
  init(of path: String, _ stamp: FileStamp) {
    combine("\(path)\0\(stamp)".utf8)
  }

  var description: String {
    [high, low].map { number in
      let digits = String(number, radix: 16)
      return String(repeating: "0", count: 16 - digits.count) + digits
    }.joined()
  }
}
