import CarouselConfiguration
import CarouselEngine

/// Returns the law that a text violates: it is refused with the place of the mistake; or it is a value that is written
/// and read back, and that is refused with the problems of its fields, or can be applied to a carousel.
public func fault(ofDocument text: String) -> String? {
  let value: JSON
  do throws(ConfigurationError) {
    value = try JSON(parsing: text)
  } catch {
    let isPlaced = error.description.hasPrefix("line ") || text.utf8.count > DocumentLimits.length
    return isPlaced && error.problems.count == 1 ? fault(of: error.problems) : "refused with \(error)"
  }
  if text.utf8.count > DocumentLimits.length { return "is read although it is too long" }
  let written = value.text()
  // Numbers beyond those of `Double` are infinite, which JSON has no number for; no field accepts them.
  let isFinite = !written.contains("Infinity")
  if isFinite, (try? JSON(parsing: written)) != value { return "is read differently when it is written" }
  var check = Problems()
  CarouselConfiguration.shape.check(value, at: "", &check)
  if check.steps > mostSteps { return "is checked in \(check.steps) steps" }
  let problems = CarouselConfiguration.problems(of: value)
  if let fault = fault(of: problems) { return fault }
  let configuration: CarouselConfiguration
  do throws(ConfigurationError) {
    configuration = try CarouselConfiguration(value)
  } catch {
    if problems != error.problems || problems.isEmpty { return "has the problems \(problems), refused with \(error)" }
    return nil
  }
  guard problems.isEmpty, isFinite else { return "is accepted with the problems \(problems)" }
  guard (try? CarouselConfiguration(parsing: configuration.text)) == configuration else { return "is not written" }
  var carousel = CarouselModel()
  carousel.viewport = Size2D(width: 800, height: 400)
  configuration.apply(to: &carousel)
  do {
    _ = try CarouselConfiguration(reading: carousel)
  } catch {
    return "cannot be read back: \(error)"
  }
  let middle = carousel.middle
  return middle.x.isFinite && middle.y.isFinite ? nil : "has its middle at \(middle)"
}

/// The maximum number of steps of a check, which take a few milliseconds: a document may have a path, 1,000 fields whose names are
/// looked up, and 100 whose names are compared with all.
private let mostSteps = 1_000_000

/// The maximum length of a problem, in bytes: that of a few lines.
private let longestProblem = 600

/// Returns what is wrong with the problems of a document.
private func fault(of problems: [ConfigurationProblem]) -> String? {
  if problems.count > DocumentLimits.problems { return "has \(problems.count) problems" }
  if problems.contains(where: { $0.message.isEmpty }) { return "refused without a message" }
  let longest = problems.map { $0.description.utf8.count }.max() ?? 0
  return longest > longestProblem ? "has a problem of \(longest) bytes" : nil
}
