import CarouselConfiguration
import CarouselGTK
import CarouselStyles

/// The settings of a document's fields, made from what is known of documents.
struct FieldSettings {
  let carousel: Carousel
  let configuration: CarouselConfiguration
  /// Called with a changed document.
  let change: (CarouselConfiguration) -> Void
  /// The document as it is at the moment: settings stay while it changes.
  let current: () -> CarouselConfiguration

  /// The options of the style.
  var style: SettingGroup {
    let kind = kinds("styles").first { $0["name"]?.string == configuration.styleName }
    let standards = self.standards
    let settings = (kind?["fields"]?.array ?? []).flatMap { field -> [Setting] in
      let name = field["name"]?.string ?? ""
      return self.settings(
        field, value: configuration.styleOptions[name], standard: standards[name]
      ) { value in
        var configuration = current()
        configuration.styleOptions[name] = value
        change(configuration)
      }
    }
    return SettingGroup(title: StyleNames.title(configuration.styleName), settings: settings)
  }

  /// The carousel's own settings, in groups, but for what only pages of the web have.
  var groups: [SettingGroup] {
    var groups: [SettingGroup] = []
    for group in kinds("groups") where group["name"]?.string != "page" {
      let settings = kinds("fields").filter { $0["group"] == group["name"] }.flatMap { field -> [Setting] in
        let name = field["name"]?.string ?? ""
        return self.settings(field, value: configuration[name], standard: nil) { value in
          var configuration = current()
          configuration[name] = value
          change(configuration)
        }
      }
      groups.append(SettingGroup(title: group["title"]?.string ?? "", settings: settings))
    }
    groups.append(SettingGroup(title: "Motion", settings: [motion]))
    return groups
  }

  private var motion: Setting {
    let profiles = kinds("motions")
    let name = configuration["motion"]?["profile"]?.string ?? "classic"
    return .choice(
      "Profile", profiles.map { $0["title"]?.string ?? "" }, profiles.firstIndex { $0["name"]?.string == name } ?? 0
    ) { place in
      var configuration = current()
      let name = profiles[place]["name"]?.string ?? ""
      configuration["motion"] = name == "classic" ? nil : ["profile": .string(name)]
      change(configuration)
    }
  }

  private func kinds(_ name: String) -> [JSON] { Catalogue.data[name]?.array ?? [] }

  /// What the style's options are where nothing is said, by their names in documents.
  private var standards: [String: Double] {
    let scene = Scene(
      viewport: carousel.viewport, itemSize: carousel.measuredItemSize, axis: carousel.axis,
      count: carousel.numberOfItems)
    var standards: [String: Double] = [:]
    for parameter in configuration.style.parameters(in: scene) {
      let words = "\(parameter.option.name)".split(separator: "-")
      let name = words.dropFirst().reduce(String(words[0])) { $0 + $1.prefix(1).uppercased() + $1.dropFirst() }
      standards[name] = parameter.standard
    }
    return standards
  }

  /// The settings of a field: two for a point, none for what is better written by hand.
  private func settings(
    _ field: JSON, value: JSON?, standard: Double?, apply: @escaping (JSON?) -> Void
  ) -> [Setting] {
    let title = field["title"]?.string ?? "", shape = field["shape"] ?? [:]
    let subtitle = field["summary"]?.string
    let value = value ?? field["standard"]
    switch shape["kind"]?.string {
    case "boolean":
      let isOn = value?.boolean ?? (standard.map { $0 != 0 } ?? carousel.wraps)
      return [.toggle(title, isOn, subtitle: subtitle) { apply(.boolean($0)) }]
    case "choice":
      let names = shape["names"]?.array?.compactMap(\.string) ?? []
      let place = names.firstIndex { $0 == value?.string } ?? 0
      return [.choice(title, names.map(StyleNames.title), place) { apply(.string(names[$0])) }]
    case "number", "whole":
      let number = value?.number ?? standard
      return [self.number(title, field, number, subtitle) { apply(.number($0)) }]
    case "object":
      return ["x", "y"].map { part in
        number("\(title) \(part)", field, value?[part]?.number, subtitle) { number in
          var point = current()[field["name"]?.string ?? ""]?.object ?? field["standard"]?.object ?? [:]
          point[part] = .number(number)
          apply(.object(point))
        }
      }
    default: return []
    }
  }

  private func number(
    _ title: String, _ field: JSON, _ value: Double?, _ subtitle: String?, apply: @escaping (Double) -> Void
  ) -> Setting {
    let shape = field["shape"] ?? [:]
    let sensible = field["sensible"]?.array ?? []
    let low: Double = sensible.first?.number ?? shape["least"]?.number ?? 0
    let high: Double = sensible.last?.number ?? shape["most"]?.number ?? 1
    let value: Double = value.map { $0.isFinite ? $0 : low } ?? low
    let range = min(low, value)...max(high, value, low + 1e-6)
    let isWhole = shape["kind"]?.string == "whole"
    let step = field["step"]?.number ?? (isWhole ? 1 : (high - low) / 100)
    let kind = Setting.Kind.number(
      range, step: step, value: value, text: text(field, step),
      apply: { (number: Double) in apply(isWhole ? number.rounded() : number) })
    return Setting(title: title, subtitle: subtitle, kind: kind)
  }

  private func text(_ field: JSON, _ step: Double) -> (Double) -> String {
    switch field["unit"]?.string {
    case "px": return Words.points
    case "rad": return Words.degrees
    case "share": return Words.percent
    case "s": return Words.seconds
    case "items": return Words.items
    case "items/s": return Words.itemsPerSecond
    case "×": return Words.times
    default:
      if step < 0.01 { return Words.exact }
      return Words.number
    }
  }
}
