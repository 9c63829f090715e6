import CAdwaita
import CGtk4
import CarouselConfiguration
import CarouselGTK

extension Start {
  static let pictures = Start { example, gallery in
    let shelf = gallery.pictures, items = CarouselItems.photographs(of: shelf)
    items.label = { shelf.title($0) }
    let stack = gtk_stack_new()!
    gtk_stack_set_transition_type(stack.opaque, GTK_STACK_TRANSITION_TYPE_CROSSFADE)
    gtk_stack_add_named(stack.opaque, invitation, "empty")
    gtk_stack_add_named(stack.opaque, waiting, "looking")
    let page = Page(
      example, items: items, title: { shelf.title($0) },
      look: ["decorations": [["name": "reflection", "gap": 3, "height": 0.3, "alpha": 0.35]]],
      around: {
        gtk_stack_add_named(stack.opaque, $0.widget, "pictures")
        return stack
      })
    // Pictures may be found when the page is gone, with its widgets.
    let show: () -> Void = { [weak page] in
      guard let page, let carousel = page.carousel else { return }
      items.count = shelf.files.count
      carousel.reloadData()
      carousel.currentIndex = min(shelf.files.count / 2, 4)
      let name = shelf.isLooking ? "looking" : shelf.files.isEmpty ? "empty" : "pictures"
      gtk_stack_set_visible_child_name(stack.opaque, name)
      page.isEmpty = name != "pictures"
      page.changed?()
    }
    shelf.changed = show
    show()
    page.connect(example, actions: ["choose": { [unowned gallery] in gallery.askForPictures() }])
    return page
  }

  private static var invitation: WidgetPointer {
    let status = adw_status_page_new()!
    adw_status_page_set_icon_name(status.opaque, "folder-pictures-symbolic")
    adw_status_page_set_title(status.opaque, localized("No Pictures Yet"))
    adw_status_page_set_description(status.opaque, localized("Open a folder, or drop files and folders here."))
    let button = gtk_button_new_with_mnemonic(localized("_Open Pictures…"))!.styled("pill", "suggested-action")
    gtk_actionable_set_action_name(button.opaque, "win.open-folder")
    adw_status_page_set_child(status.opaque, button.aligned(GTK_ALIGN_CENTER))
    return status
  }

  private static var waiting: WidgetPointer {
    let spinner = gtk_spinner_new()!.sized(32, 32).aligned(GTK_ALIGN_CENTER, GTK_ALIGN_CENTER)
    // A running spinner requests frames, visible or not.
    connect(spinner, "map") { gtk_spinner_start(spinner.opaque) }
    connect(spinner, "unmap") { gtk_spinner_stop(spinner.opaque) }
    return spinner.named(localized("Looking for pictures"))
  }
}

extension Gallery {
  /// Asks for a folder of pictures.
  func askForPictures() {
    FileChooser.ask(
      localized("Open Pictures"), GTK_FILE_CHOOSER_ACTION_SELECT_FOLDER, accept: localized("_Open"), parent: window
    ) {
      [weak self] in self?.openPictures([$0])
    }
  }

  /// Opens dropped files: a document in the designer, anything else as pictures.
  func openFiles(_ files: [LocalFile]) {
    if files.count == 1, files[0].isDocument { openDocument(files[0]) } else { openPictures(files) }
  }

  /// Shows the pictures of files and folders.
  func openPictures(_ files: [LocalFile]) {
    pictures.open(files) { [weak self] in self?.toast($0) }
    open("pictures")
  }
}

// MARK: Shown
extension CarouselItems {
  /// Returns the pictures of files, which are read off the main thread, no larger than they are shown.
  fileprivate static func photographs(of shelf: PictureShelf) -> CarouselItems {
    CarouselItems(count: shelf.files.count) { index, reused in
      let image = reused.flatMap { CarouselImage.of($0) } ?? CarouselImage(width: 320, height: 240)
      image.widget.styled("item", "photograph")
      image.show(uri: shelf.files.indices.contains(index) ? shelf.files[index].uri : nil)
      return image.widget
    }
  }
}
