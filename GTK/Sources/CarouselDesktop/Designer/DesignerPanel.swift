import CAdwaita
import CGtk4
import CarouselDesigner
import CarouselGTK

/// The rows of all fields of the document, and the document's text.
final class DesignerPanel {
  let widget = gtk_box_new(GTK_ORIENTATION_VERTICAL, 24)!
  private unowned let session: DesignSession
  private var sections: [Section] = []
  private var text: DocumentView?

  /// - Parameters:
  ///   - isWhole: Whether to show all fields, or only the options of the style.
  ///   - take: Opens a document's text, or returns its problems.
  init(_ session: DesignSession, isWhole: Bool, editor: PathEditor? = nil, take: ((String) -> String?)? = nil) {
    self.session = session
    sections = [PathSection.make(session, editor), style]
    if isWhole {
      sections += [
        group(.shape, localized("Shape")), group(.view, localized("View")), motion,
        group(.movement, localized("Movement")),
      ]
      sections += [group(.gestures, localized("Gestures")), host]
      sections.append(DecorationsSection.make(session))
    }
    for section in sections { gtk_box_append(widget.cast(), section.widget) }
    if let take {
      let view = DocumentView(session.configuration.text, take: take)
      text = view
      gtk_box_append(widget.cast(), view.widget)
    }
    keep(self, in: widget, as: "designer-panel")
  }

  /// Updates the rows to the document.
  func update() {
    for section in sections { section.update() }
    text?.show(session.configuration.text)
  }

  /// The options of the style.
  private var style: Section {
    Section { [unowned session] in
      let name = session.configuration.styleName
      return (name, name == "path" ? localized("Along the Path") : StyleNames.title(name))
    } make: { [unowned session] in
      Facts.style(session.configuration.styleName).fields.filter { ![.path, .viewBox].contains($0.shape) }
        .flatMap { FieldRow.rows(session, .option($0.name)) }
    }
  }

  /// A group of the document's fields.
  private func group(_ group: Facts.Group, _ title: String) -> Section {
    Section {
      (title, title)
    } make: { [unowned session] in
      Facts.fields(of: group).flatMap { FieldRow.rows(session, .field($0.name)) }
    }
  }

  /// The fields of the host that apply to a window.
  private var host: Section {
    Section {
      ("host", localized("Autoplay"))
    } make: { [unowned session] in
      FieldRow.rows(session, .field("autoplay"))
    }
  }

  /// The motion: the profile and its values.
  private var motion: Section {
    Section { [unowned session] in
      (session.configuration.profile, "Motion")
    } make: { [unowned session] in
      [Self.profile(session)]
        + Facts.motion(session.configuration.profile).fields.flatMap { FieldRow.rows(session, .motion($0.name)) }
    }
  }

  private static func profile(_ session: DesignSession) -> FieldRow {
    let profiles = Facts.motions
    guard let binding = Binding(session, .profile) else { fatalError("the profile is a field") }
    return FieldRow.combo(profiles.map { localized($0.title) }, binding, isOwner: true) { [unowned session] in
      profiles.firstIndex { $0.name == session.configuration.profile } ?? 0
    } choose: {
      .string(profiles[$0].name)
    }
  }
}
