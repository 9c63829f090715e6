import CarouselScenarios
import Foundation

/// Plays sessions on the host: `player SESSION…` compares the visible states with the expected ones.
@main
enum Main {
  @MainActor
  static func main() {
    var run = SessionRun(host: HostStage.name)
    exit(run.play(Array(CommandLine.arguments.dropFirst())) { HostStage($0) } ? 0 : 1)
  }
}
