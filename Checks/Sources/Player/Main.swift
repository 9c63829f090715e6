import CarouselScenarios
import Foundation

/// Plays sessions on the host: `player SESSION…` compares what is to be seen with what they expect.
@main
enum Main {
  @MainActor
  static func main() {
    var run = SessionRun(host: HostStage.name)
    exit(run.play(Array(CommandLine.arguments.dropFirst())) { HostStage($0) } ? 0 : 1)
  }
}
