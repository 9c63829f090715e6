import Foundation

/// The dates of HTTP headers, as in `Sun, 06 Nov 1994 08:49:37 GMT` (RFC 9110, section 5.6.7), in whole seconds.
enum HTTPDate {
  static var now: String { string(secondsSince1970: time(nil)) }

  static func string(secondsSince1970 seconds: Int) -> String {
    var time = time_t(seconds)
    var parts = tm()
    guard gmtime_r(&time, &parts) != nil else { return string(secondsSince1970: 0) }
    func padded(_ number: Int32) -> String { number < 10 ? "0\(number)" : "\(number)" }
    let day = "\(days[Int(parts.tm_wday)]), \(padded(parts.tm_mday)) \(months[Int(parts.tm_mon)])"
    return "\(day) \(1900 + Int(parts.tm_year)) "
      + "\(padded(parts.tm_hour)):\(padded(parts.tm_min)):\(padded(parts.tm_sec)) GMT"
  }

  /// Reads a date in the one form that servers may send; the two obsolete forms are nil, as is anything else.
  static func seconds(from string: String) -> Int? {
    let words = string.split(separator: " ")
    guard words.count == 6, words[5] == "GMT", let month = months.firstIndex(of: String(words[2])) else { return nil }
    let clock = words[4].split(separator: ":").compactMap { Int32($0) }
    guard clock.count == 3, let day = Int32(words[1]), let year = Int32(words[3]), (1900...9999).contains(year) else {
      return nil
    }
    var parts = tm()
    parts.tm_year = year - 1900
    parts.tm_mon = Int32(month)
    parts.tm_mday = day
    (parts.tm_hour, parts.tm_min, parts.tm_sec) = (clock[0], clock[1], clock[2])
    return Int(timegm(&parts))
  }

  private static let days = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"]
  private static let months = [
    "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
  ]
}
