/// A name of 32 hexadecimal digits for some bytes and numbers: the same for the same, and different for different.
///
/// FNV-1a with 128 bits. It keeps apart what differs by chance; that is enough, since whoever could write files into
/// the folder to make two of them meet would only see one of his pictures in place of the other.
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

  /// Returns the name of the file at a path as it is now.
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
