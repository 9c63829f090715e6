import CAdwaita
import CGtk4
import CarouselConfiguration
import CarouselGTK

/// The rows of all that documents may say, and the document's text.
final class DesignerPanel {
  let widget = gtk_box_new(GTK_ORIENTATION_VERTICAL, 24)!
  private unowned let blueprint: Blueprint
  private var sections: [Section] = []
  private var text: DocumentView?

  /// - Parameters:
  ///   - isWhole: Whether all is offered; else only the options of the style.
  ///   - take: Takes a document's text over, or says what is wrong with it.
  init(_ blueprint: Blueprint, isWhole: Bool, editor: PathEditor? = nil, take: ((String) -> String?)? = nil) {
    self.blueprint = blueprint
    sections = [PathSection.make(blueprint, editor), style]
    if isWhole {
      sections += [group("shape"), group("view"), motion, group("movement"), group("gestures"), host]
      sections.append(DecorationsSection.make(blueprint))
    }
    for section in sections { gtk_box_append(widget.cast(), section.widget) }
    if let take {
      let view = DocumentView(blueprint.configuration.text, take: take)
      text = view
      gtk_box_append(widget.cast(), view.widget)
    }
    keep(self, in: widget, as: "designer-panel")
  }

  /// Shows what the document says now.
  func update() {
    for section in sections { section.update() }
    text?.show(blueprint.configuration.text)
  }

  /// The options of the style.
  private var style: Section {
    Section { [unowned blueprint] in
      let name = blueprint.configuration.styleName
      return (name, name == "path" ? "Along the Path" : StyleNames.title(name))
    } make: { [unowned blueprint] in
      FieldFacts.of("styles", blueprint.configuration.styleName).filter { !["path", "viewBox"].contains($0.kind) }
        .flatMap { FieldRow.rows($0, blueprint.option($0)) }
    }
  }

  /// A group of fields of the document.
  private func group(_ name: String) -> Section {
    let title = FieldFacts.all("groups").first { $0["name"]?.string == name }?["title"]?.string ?? ""
    return Section {
      (name, title)
    } make: { [unowned blueprint] in
      FieldFacts.of(group: name).flatMap { FieldRow.rows($0, blueprint.field($0)) }
    }
  }

  /// What is the host's business, and makes sense in a window.
  private var host: Section {
    Section {
      ("host", "By Itself")
    } make: { [unowned blueprint] in
      FieldFacts.of(group: "page").filter { $0.name == "autoplay" }
        .flatMap { FieldRow.rows($0, blueprint.field($0)) }
    }
  }

  /// How it moves: the profile, and what shapes it.
  private var motion: Section {
    Section { [unowned blueprint] in
      (blueprint.profile, "Motion")
    } make: { [unowned self, unowned blueprint] in
      [profile] + FieldFacts.of("motions", blueprint.profile).flatMap { FieldRow.rows($0, blueprint.motion($0)) }
    }
  }

  private var profile: FieldRow {
    let profiles = FieldFacts.all("motions")
    let names = profiles.compactMap { $0["name"]?.string }
    let facts = FieldFacts([
      "name": "motion", "title": "Profile", "summary": "How it follows a flick and comes to rest",
    ])
    let blueprint = blueprint
    let binding = Binding {
      [unowned blueprint] in
      blueprint.profile == names.first ? nil : .string(blueprint.profile)
    } defaultValue: {
      nil
    } set: { [unowned blueprint] in
      let name = $0?.string ?? names.first ?? "classic"
      // The row itself is made anew.
      soon { [weak blueprint] in blueprint?.setProfile(name) }
    }
    return FieldRow.combo(facts, profiles.compactMap { $0["title"]?.string }, binding) { [unowned blueprint] in
      names.firstIndex(of: blueprint.profile) ?? 0
    } choose: {
      .string(names[$0])
    }
  }
}
