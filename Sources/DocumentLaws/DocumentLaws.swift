import CarouselConfiguration
import CarouselEngine

/// Returns the law that a text violates: it is refused with the place of the mistake; or it is a value that is written
/// and read back, and that is refused with the problems of its fields, or can be applied to a carousel.
public func fault(ofDocument text: String) -> String? {
  let value: JSON
  do throws(ConfigurationError) {
    value = try JSON(parsing: text)
  } catch {
    let isPlaced = error.problems.count == 1 && error.description.hasPrefix("line ")
    return isPlaced ? nil : "refused with \(error)"
  }
  let written = value.text()
  // Numbers beyond those of `Double` are infinite, which JSON has no number for; no field accepts them.
  let isFinite = !written.contains("Infinity")
  if isFinite, (try? JSON(parsing: written)) != value { return "is read differently when it is written" }
  let problems = CarouselConfiguration.problems(of: value)
  let configuration: CarouselConfiguration
  do throws(ConfigurationError) {
    configuration = try CarouselConfiguration(value)
  } catch {
    if problems != error.problems || problems.isEmpty { return "has the problems \(problems), refused with \(error)" }
    return problems.contains { $0.message.isEmpty } ? "refused without a message" : nil
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
