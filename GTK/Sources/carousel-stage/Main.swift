import CGtk4
import Foundation

/// A window with a carousel, for tests: executes commands, lines of JSON on its standard input, and writes a line of
/// JSON for each to its standard output. The client is Tests/GTK/harness/stage.py.
@main
enum Main {
  private static let theatre = Theatre()
  private static let loop = g_main_loop_new(nil, 0)
  private static var input = Data()

  static func main() {
    g_set_prgname("carousel-stage")
    guard gtk_init_check() != 0 else {
      FileHandle.standardError.write(Data("carousel-stage: there is no display\n".utf8))
      exit(2)
    }
    g_unix_fd_add(
      0, GIOCondition(rawValue: G_IO_IN.rawValue | G_IO_HUP.rawValue), { _, _, _ in Main.read() ? 1 : 0 }, nil)
    g_main_loop_run(loop)
  }

  /// Executes the received commands.
  /// - Returns: Whether the input is still open.
  private static func read() -> Bool {
    let data = FileHandle.standardInput.availableData
    guard !data.isEmpty else {
      g_main_loop_quit(loop)
      return false
    }
    input.append(data)
    while let end = input.firstIndex(of: 10) {
      let line = Data(input[input.startIndex..<end])
      input = Data(input[(end + 1)...])
      FileHandle.standardOutput.write(Data((theatre.answer(to: line) + "\n").utf8))
    }
    return true
  }
}
