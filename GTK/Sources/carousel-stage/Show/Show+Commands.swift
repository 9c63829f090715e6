import CGtk4
import CarouselGTK
import Foundation

// The commands of tests.
extension Show {
  /// All commands by name; each returns its result.
  private static let commands: [String: (Show, Message) throws -> Message] = [
    "state": { show, _ in show.state },
    "set": quietly { try $0.set($1.text("name") ?? "", $1["value"]) },
    "forget": quietly { show, _ in (show.events, show.itemEvents, show.heard) = ([], [], []) },
    "configuration": { show, _ in ["text": try show.carousel.configuration().text] },
    "frames": { show, _ in ["count": show.frames] },
  ]
  .merging(data) { $1 }.merging(scrolling) { $1 }.merging(mischief) { $1 }.merging(window) { $1 }

  /// Changes of the data.
  private static let data: [String: (Show, Message) throws -> Message] = [
    "reload": quietly { show, message in
      show.items.count = message.int("items") ?? show.items.count
      show.carousel.reloadData()
    },
    "insert": quietly { show, message in
      show.items.count += 1
      show.carousel.insertItem(at: message.int("index") ?? 0, animated: message.bool("animated"))
    },
    "remove": quietly { show, message in
      show.items.count -= 1
      show.carousel.removeItem(at: message.int("index") ?? 0, animated: message.bool("animated"))
    },
    // The items in a new order, by their old indexes; −1 is a new item.
    "apply": quietly { show, message in
      let previous = (message.numbers("previous") ?? []).map { Int($0) }
      let changes = ItemChanges(countBefore: show.items.count, previousIndexes: previous)
      show.items.count = previous.count
      show.carousel.apply(changes, animated: message.bool("animated"))
    },
    "grow": quietly { show, message in
      let size = message.numbers("size") ?? [0, 0]
      guard let widget = show.carousel.itemWidget(at: message.int("index") ?? 0) else {
        throw Mistake("no such item")
      }
      gtk_widget_set_size_request(widget, Int32(size[0]), Int32(size[1]))
    },
    // Changes the text of an item, as content that is live does.
    "write": quietly { show, message in
      guard let widget = show.carousel.itemWidget(at: message.int("index") ?? 0) else {
        throw Mistake("no such item")
      }
      gtk_label_set_text(OpaquePointer(widget), message.text("text") ?? "")
    },
  ]

  /// Movements.
  private static let scrolling: [String: (Show, Message) throws -> Message] = [
    "scrollTo": quietly {
      $0.carousel.scrollToItem(at: $1.int("index") ?? 0, duration: $1.number("duration") ?? 0.4)
    },
    "moveBy": { ["moves": $0.carousel.move(byItems: $1.int("count") ?? 0)] },
    "itemEnded": quietly { $0.carousel.itemDidEnd(at: $1.int("index") ?? 0) },
    "touchpad": { ["used": $0.touchpad($1)] },
    "turnWheel": { ["used": try $0.turnWheel($1.numbers("delta") ?? [0, 0])] },
    // Sets the property of the widget itself.
    "overreach": quietly { show, _ in
      show.carousel.update {
        $0.viewport = Size2D(width: 3, height: 3)
        $0.measuredItemSize = Size2D(width: 1, height: 1)
        $0.axis = .horizontal
        $0.autoscroll = 2
      }
    },
  ]

  /// Misuse.
  private static let mischief: [String: (Show, Message) throws -> Message] = [
    "mischief": { show, message in
      guard let moment = Mischief.Moment(rawValue: message.text("moment") ?? ""),
        let deed = Mischief.Deed(rawValue: message.text("deed") ?? "")
      else { throw Mistake("no such mischief") }
      let mischief = Mischief(show, moment, deed)
      show.mischief = mischief
      mischief.provoke()
      return ["isDone": mischief.isDone]
    },
    "nonsense": quietly { show, _ in
      Nonsense.tell(show.carousel, show.items) { show.waitForFrame() }
      Nonsense.forget(show.carousel)
    },
  ]

  /// The window, and GTK's own functions.
  private static let window: [String: (Show, Message) throws -> Message] = [
    "resize": quietly {
      let size = $1.numbers("size") ?? [400, 300]
      gtk_window_set_default_size($0.window, Int32(size[0]), Int32(size[1]))
    },
    "focus": quietly {
      guard let widget = $0.find($1.text("name") ?? "carousel") else { throw Mistake("no such widget") }
      gtk_widget_grab_focus(widget)
    },
    // Moves it to another window, as when dragging out a tab.
    "move": quietly { show, message in
      let other = UnsafeMutableRawPointer(gtk_window_new()!).assumingMemoryBound(to: GtkWindow.self)
      let widget = show.carousel.widget
      g_object_ref(widget)
      gtk_window_set_child(show.window, nil)
      gtk_window_set_child(other, widget)
      g_object_unref(widget)
      gtk_window_present(other)
      show.settle()
      gtk_window_set_child(other, nil)
      gtk_window_set_child(show.window, message.bool("back") ? widget : nil)
      gtk_window_destroy(other)
    },
    "show": quietly { gtk_widget_set_visible($0.carousel.widget, $1.bool("shown") ? 1 : 0) },
    // Opens the popover of an item, or closes it.
    "popover": quietly { show, message in
      guard let widget = show.carousel.itemWidget(at: message.int("index") ?? 0) else { throw Mistake("no such item") }
      (show.kind as? PopoverItems)?.setOpen(message.bool("shown"), in: widget)
    },
    // Opens a modal window in front, or closes it.
    "dialog": quietly { $0.setDialog($1.bool("shown")) },
    "pick": { ["names": $0.pick($1)] },
    "desktop": quietly {
      if let theme = $1.text("theme") {
        return $0.setDesktop("gtk-theme-name", GType(16 << 2)) { g_value_set_string($0, theme) }
      }
      let isOn: gboolean = $1.bool("on") ? 1 : 0
      $0.setDesktop($1.text("name") ?? "", GType(5 << 2)) { g_value_set_boolean($0, isOn) }
    },
  ]

  private func setDialog(_ isShown: Bool) {
    if let dialog { gtk_window_destroy(dialog) }
    dialog = nil
    guard isShown else { return }
    let new = UnsafeMutableRawPointer(gtk_window_new()!).assumingMemoryBound(to: GtkWindow.self)
    gtk_window_set_title(new, "carousel-dialog")
    gtk_window_set_default_size(new, 200, 100)
    gtk_window_set_transient_for(new, window)
    gtk_window_set_modal(new, 1)
    gtk_window_present(new)
    dialog = new
  }

  /// A command without a result.
  private static func quietly(
    _ action: @escaping (Show, Message) throws -> Void
  ) -> (Show, Message) throws -> Message {
    {
      try action($0, $1)
      return [:]
    }
  }

  func perform(_ name: String, _ message: Message) throws -> Message {
    guard let command = Self.commands[name] else { throw Mistake("there is no command \(name)") }
    return try command(self, message)
  }

  /// Scrolls on a touchpad, as the carousel's event controllers receive it.
  private func touchpad(_ message: Message) -> [Bool] {
    let delta = message.numbers("delta") ?? [0, 0]
    defer { carousel.wheel(WheelInput(delta: .zero, phase: .ended)) }
    return (0..<(message.int("times") ?? 1)).map { _ in
      waitForFrame()
      return carousel.wheel(WheelInput(delta: Point2D(x: delta[0], y: delta[1]), phase: .changed))
    }
  }

  /// Scrolls a wheel by less than a notch, as its event controller receives it; programs can't generate such events.
  private func turnWheel(_ delta: [Double]) throws -> Bool {
    let type = gtk_event_controller_scroll_get_type()
    guard let wheel = carousel.widget.controllers.first(where: { g_type_check_instance_is_a($0, type) != 0 }) else {
      throw Mistake("it has no scroll controller")
    }
    var values = [GValue(), GValue(), GValue()], answer = GValue()
    g_value_init(&values[0], type)
    g_value_set_instance(&values[0], wheel)
    for (place, way) in delta.prefix(2).enumerated() {
      g_value_init(&values[place + 1], GType(15 << 2))
      g_value_set_double(&values[place + 1], way)
    }
    g_value_init(&answer, GType(5 << 2))
    g_signal_emitv(values, g_signal_lookup("scroll", type), 0, &answer)
    g_value_unset(&values[0])
    return g_value_get_boolean(&answer) != 0
  }

  /// Sets the desktop's preferences.
  private func setDesktop(_ name: String, _ type: GType, _ give: (UnsafeMutablePointer<GValue>) -> Void) {
    let settings = UnsafeMutableRawPointer(gtk_widget_get_settings(carousel.widget))!
      .assumingMemoryBound(to: GObject.self)
    var value = GValue()
    g_value_init(&value, type)
    give(&value)
    g_object_set_property(settings, name, &value)
    g_value_unset(&value)
  }

  /// The names of the widgets that GTK picks at points of the window.
  private func pick(_ message: Message) -> [String] {
    let points = message["points"] as? [[NSNumber]] ?? []
    let root = UnsafeMutableRawPointer(window).assumingMemoryBound(to: GtkWidget.self)
    return points.map { name(of: gtk_widget_pick(root, $0[0].doubleValue, $0[1].doubleValue, GTK_PICK_DEFAULT)) }
  }
}
