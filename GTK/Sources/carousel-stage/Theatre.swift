import CGtk4
import CarouselGTK
import CarouselScenarios
import Foundation

/// A message to or from a test.
typealias Message = [String: Any]

/// Executes the commands of tests.
final class Theatre {
  private var show: Show?

  /// Executes a line and returns the result.
  func answer(to line: Data) -> String {
    var answer: Message
    do {
      guard let message = try JSONSerialization.jsonObject(with: line) as? Message else { throw Mistake("no object") }
      answer = try perform(message)
    } catch {
      answer = ["error": "\(error)"]
    }
    let data = try? JSONSerialization.data(withJSONObject: answer, options: [.sortedKeys])
    return String(decoding: data ?? Data(#"{"error": "the answer is not JSON"}"#.utf8), as: UTF8.self)
  }

  private func perform(_ message: Message) throws -> Message {
    guard let name = message["do"] as? String else { throw Mistake("the command is missing") }
    if name == "open" {
      show?.close()
      show = try Show(message)
      return [:]
    }
    if name == "play" {
      return try play(message.text("path") ?? "")
    }
    if name == "counts" { return counts.merging(["imageBytes": (show?.kind as? ImageItems)?.loader.bytes ?? 0]) { $1 } }
    if name == "churn" {
      churn(message.int("times") ?? 1)
      return counts
    }
    if name == "roam" { return roam(hours: message.number("hours") ?? 1) }
    if name == "creep" { return creep() }
    if name == "stand" { return stand(edits: message.int("edits") ?? 1) }
    if name == "handles" { return handles() }
    if name == "styles" {
      return ["names": NamedStyle.allCases.map { "\($0.name)" } + AnyCarouselStyle.own.keys.sorted()]
    }
    if name == "mischiefs" {
      return [
        "moments": Mischief.Moment.allCases.map(\.rawValue), "deeds": Mischief.Deed.allCases.map(\.rawValue),
      ]
    }
    if name == "end" {
      show?.close()
      show = nil
      return [:]
    }
    if name == "sync" {
      // The pointer events have arrived and been handled.
      gdk_display_sync(gdk_display_get_default())
      while g_main_context_pending(nil) != 0 { g_main_context_iteration(nil, 0) }
      show?.waitForFrame()
      return [:]
    }
    guard let show else { throw Mistake("no window is open") }
    return try show.perform(name, message)
  }
}

extension Theatre {
  /// Plays a session: returns the first difference, if any, and the reason for an exception.
  private func play(_ path: String) throws -> Message {
    let session = try Session(parsing: Data(contentsOf: URL(fileURLWithPath: path)))
    let stage = SessionStage(session)
    defer { stage.close() }
    var difference: String?
    do {
      difference = try session.firstDifference(on: stage)
    } catch {
      difference = "\(error)"
    }
    return ["difference": difference ?? "", "except": session.except["gtk"] ?? ""]
  }
}

/// An error in a test.
struct Mistake: Error, CustomStringConvertible {
  let description: String
  init(_ description: String) { self.description = description }
}

extension Message {
  func number(_ name: String) -> Double? { (self[name] as? NSNumber)?.doubleValue }
  func int(_ name: String) -> Int? { number(name).map { Int($0) } }
  func bool(_ name: String) -> Bool { (number(name) ?? 0) != 0 }
  func text(_ name: String) -> String? { self[name] as? String }
  func numbers(_ name: String) -> [Double]? { (self[name] as? [NSNumber])?.map(\.doubleValue) }
}
