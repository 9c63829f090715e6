import CAdwaita
import CGtk4
import CarouselGTK
import Foundation

/// The window: examples on the left, the stage in the middle, settings on the right; one at a time if it is narrow.
final class Gallery {
  let window: WidgetPointer
  private var shell: (any Shell)!
  private let toasts: OpaquePointer
  private let title = adw_window_title_new("", "")!
  private let stage = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0)!
  private let panel = gtk_box_new(GTK_ORIENTATION_VERTICAL, 24)!
  private var header: WidgetPointer!
  private var isInBottom = false
  /// The bar for buttons that do not fit in the header.
  private let bottom = gtk_action_bar_new()!
  private var buttonStates: [() -> Void] = []
  private let buttons = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 6)!
  private let caption = label("", "title-4")
  private let position = label("", "dim-label", "numeric")
  private let captionBox: WidgetPointer
  private let panelButton: WidgetPointer
  private var sidebar: Sidebar!
  private var strip: StyleStrip!
  private var page: Page?
  private var indexListener: CarouselListener?
  private(set) var example: Example?
  let actions: Actions
  /// The number of drawn frames, for scripts.
  private var frames = 0
  /// The user's own pictures.
  let pictures = PictureShelf()

  init(_ app: UnsafeMutablePointer<GtkApplication>) {
    window = adw_application_window_new(app)
    actions = Actions(map: window.opaque)
    toasts = adw_toast_overlay_new().opaque
    captionBox = column(spacing: 0, caption, position).margins(horizontal: 12, vertical: 12)
    panelButton = gtk_toggle_button_new()!
    gtk_window_set_title(window.cast(), localized("Carousel Gallery"))
    gtk_window_set_default_size(window.cast(), 1200, 800)
    window.sized(360, 294)
    followContrast()
    sidebar = Sidebar { [unowned self] in
      open($0)
      shell.showStage()
    }
    strip = StyleStrip { [unowned self] in choose($0) }
    addActions()
    build()
    FileDrop.add(to: window) { [unowned self] in openFiles($0) }
    keep(self, in: window, as: "gallery")
    connect(window, "realize") { [unowned self] in
      let clock = gtk_widget_get_frame_clock(window)
      connect(clock, "after-paint") { [weak self] in self?.frames += 1 }
    }
    connect(window, "destroy") { [unowned self] in page = nil }
  }

  /// Applies the system's high contrast to the gallery's own styles.
  private func followContrast() {
    let manager = adw_style_manager_get_default()
    let apply = { [window] in
      let isHigh = adw_style_manager_get_high_contrast(manager) != 0
      (isHigh ? gtk_widget_add_css_class : gtk_widget_remove_css_class)(window, "high-contrast")
    }
    apply()
    let handler = connect(manager, "notify::high-contrast", apply)
    // The manager outlives the window.
    connect(window, "destroy") { g_signal_handler_disconnect(UnsafeMutableRawPointer(manager), handler) }
  }

  // MARK: Examples

  /// Shows an example.
  func open(_ id: String) {
    guard let example = Example.all.first(where: { $0.id == id }), example.id != self.example?.id else { return }
    self.example = example
    sidebar.show(id)
    actions.setState("example", id)
    adw_window_title_set_title(title.opaque, example.title)
    show(example.start(self))
  }

  /// Opens a document in the designer.
  func openDocument(_ file: LocalFile) {
    open("designer")
    page?.takesFile?(file)
  }

  private func show(_ page: Page) {
    // An edit in a row is applied while its page still exists.
    clearPanel()
    while let child = gtk_widget_get_first_child(stage) { gtk_box_remove(stage.cast(), child) }
    if self.page?.carousel !== page.carousel {
      self.page?.changed = nil
      self.page?.codeChanged = nil
    }
    self.page = page
    gtk_box_append(stage.cast(), page.widget.expanding())
    if let style = page.style { strip.show(style) }
    actions.setState("style", page.style ?? "")
    actions.setState("document", "")
    fillButtons(page)
    fillPanel(page)
    if let carousel = page.carousel {
      indexListener?.remove()
      indexListener = carousel.onCurrentIndexChange { [weak self, weak page] _ in if let page { self?.describe(page) } }
      page.changed = { [weak self, weak page] in if let page { self?.describe(page) } }
      describe(page)
      soon { gtk_widget_grab_focus(carousel.widget) }
    }
  }

  private func choose(_ style: String) {
    guard let page, page.style != nil, StyleNames.all.contains(style) else { return }
    if let styled = page.styled { return styled(style) }
    page.setStyle(style)
    actions.setState("style", style)
  }

  /// Highlights the current style of a page.
  func showStyle(_ page: Page) {
    guard page === self.page, let style = page.style else { return }
    strip.show(style)
    actions.setState("style", style)
  }

  /// Shows the current item.
  func describe(_ page: Page) {
    gtk_widget_set_visible(captionBox, page.title == nil || page.isEmpty ? 0 : 1)
    gtk_widget_set_visible(strip.widget, page.style == nil || page.isEmpty ? 0 : 1)
    updateButtons()
    guard let carousel = page.carousel else { return }
    let index = carousel.currentIndex
    gtk_label_set_text(caption.opaque, index.flatMap { page.title?($0) } ?? "")
    let count = Words.whole(Double(carousel.numberOfItems))
    gtk_label_set_text(
      position.opaque,
      index.map { localized("{0} of {1}", Words.whole(Double($0 + 1)), count) } ?? localized("No items"))
    actions.setState("item", index.map { "\($0 + 1) of \(carousel.numberOfItems)" } ?? "")
  }

  private func fillButtons(_ page: Page) {
    while let child = gtk_widget_get_first_child(buttons) { gtk_box_remove(buttons.cast(), child) }
    buttonStates = page.actions.map { action in
      let button = iconButton(action.icon, action.title) { [weak self, weak page] in
        action.run()
        if let page { self?.describe(page) }
      }
      gtk_box_append(buttons.cast(), button)
      return { [unowned self] in
        gtk_widget_set_sensitive(button, action.isEnabled() ? 1 : 0)
        if let name = action.name { actions.setEnabled(name, action.isEnabled()) }
      }
    }
    for name in Self.pageActions where !page.actions.contains(where: { $0.name == name }) {
      actions.setEnabled(name, false)
    }
    updateButtons()
    revealBottom()
  }

  /// The actions that only some pages have.
  private static let pageActions = ["undo", "redo", "open", "save"]

  /// Updates which of the page's buttons are enabled.
  func updateButtons() { for update in buttonStates { update() } }

  /// Places the buttons in the header or, if the window is narrow, at its bottom.
  private func placeButtons() {
    g_object_ref(buttons)
    let isFolded = shell.isFolded
    switch gtk_widget_get_parent(buttons) {
    case nil: break
    case .some where isInBottom: gtk_action_bar_remove(bottom.opaque, buttons)
    default: adw_header_bar_remove(header.opaque, buttons)
    }
    isInBottom = isFolded
    if isFolded {
      gtk_action_bar_set_center_widget(bottom.opaque, buttons)
    } else {
      adw_header_bar_pack_start(header.opaque, buttons)
    }
    g_object_unref(buttons)
    revealBottom()
  }

  private func revealBottom() {
    gtk_action_bar_set_revealed(bottom.opaque, isInBottom && gtk_widget_get_first_child(buttons) != nil ? 1 : 0)
  }

  private func clearPanel() {
    while let child = gtk_widget_get_first_child(panel) { gtk_box_remove(panel.cast(), child) }
  }

  private func fillPanel(_ page: Page) {
    clearPanel()
    let about = label(example?.summary ?? "", "dim-label", align: 0)
    gtk_label_set_wrap(about.opaque, 1)
    gtk_label_set_ellipsize(about.opaque, PANGO_ELLIPSIZE_NONE)
    gtk_box_append(panel.cast(), about)
    for group in page.groups where !group.settings.isEmpty {
      gtk_box_append(panel.cast(), SettingRows.group(group))
    }
    if let extra = page.makeExtra?() { gtk_box_append(panel.cast(), extra) }
    gtk_box_append(panel.cast(), codeView(page))
  }

  /// Returns the code of a page, with a button that copies it.
  private func codeView(_ page: Page) -> WidgetPointer {
    let copy = iconButton("edit-copy-symbolic", localized("Copy the Code")) { [unowned self, unowned page] in
      gdk_clipboard_set_text(gtk_widget_get_clipboard(window), page.code)
      toast(localized("Copied"))
    }
    let title = label(localized("Code"), "heading", align: 0).expanding(vertically: false)
    let (frame, text) = CodeView.make(page.code)
    page.codeChanged = { [unowned page] in gtk_label_set_text(text.opaque, page.code) }
    connect(frame, "destroy") { [weak page] in page?.codeChanged = nil }
    return column(spacing: 6, row(title, copy.styled("flat")), frame)
  }

  /// Shows a message.
  func toast(_ text: String) {
    let toast = adw_toast_new(g_markup_escape_text(text, -1))
    adw_toast_overlay_add_toast(toasts, toast)
  }

  // MARK: The window

  private func build() {
    let sideBar = adw_header_bar_new()!
    adw_header_bar_set_title_widget(sideBar.opaque, adw_window_title_new(localized("Carousel"), ""))
    adw_header_bar_pack_end(sideBar.opaque, menuButton())
    let header = adw_header_bar_new()!
    adw_header_bar_set_title_widget(header.opaque, title)
    self.header = header
    gtk_action_bar_set_revealed(bottom.opaque, 0)
    gtk_button_set_icon_name(panelButton.cast(), "sidebar-show-right-symbolic")
    panelButton.tip(localized("Settings")).named(localized("Settings"))
    adw_header_bar_pack_end(header.opaque, panelButton)

    stage.expanding().styled("stage")
    let middle = column(spacing: 0, fading(stage), captionBox, strip.widget, bottom).styled("ground").expanding()
    gtk_widget_set_overflow(middle, GTK_OVERFLOW_HIDDEN)
    middle.sized(ShellParts.stageWidth, -1)
    panel.margins(horizontal: 12, vertical: 18)
    // The settings have a fixed width, however long their texts are.
    let clamp = adw_clamp_new()!
    adw_clamp_set_maximum_size(clamp.opaque, ShellParts.panelWidth)
    adw_clamp_set_tightening_threshold(clamp.opaque, ShellParts.panelWidth)
    adw_clamp_set_child(clamp.opaque, panel)
    // The rows of the settings expand, the panel itself does not.
    let panelRoom = scrolled(clamp).sized(ShellParts.panelWidth, -1).styled("background").expanding(horizontally: false)
    shell = Adwaita.makeShell(
      ShellParts(
        window: window, listBar: sideBar, list: sidebar.widget, stageBar: header, stage: middle, panel: panelRoom,
        toasts: toasts))
    shell.bindPanel(to: panelButton)
    shell.onFold { [unowned self] in placeButtons() }
    placeButtons()
  }

  /// Returns the stage with edges at which items fade into the background.
  private func fading(_ stage: WidgetPointer) -> WidgetPointer {
    let overlay = gtk_overlay_new()!.expanding()
    gtk_overlay_set_child(overlay.opaque, stage)
    for (name, horizontal, vertical) in [
      ("left", GTK_ALIGN_START, GTK_ALIGN_FILL), ("right", GTK_ALIGN_END, GTK_ALIGN_FILL),
      ("top", GTK_ALIGN_FILL, GTK_ALIGN_START), ("bottom", GTK_ALIGN_FILL, GTK_ALIGN_END),
    ] {
      let edge = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0)!.styled("stage-edge", name).aligned(horizontal, vertical)
      gtk_widget_set_can_target(edge, 0)
      // Left and right are the same in every language.
      gtk_widget_set_direction(edge, GTK_TEXT_DIR_LTR)
      gtk_overlay_add_overlay(overlay.opaque, edge)
    }
    gtk_widget_set_overflow(overlay, GTK_OVERFLOW_HIDDEN)
    return overlay
  }

  private func menuButton() -> WidgetPointer {
    let menu = g_menu_new()
    let first = g_menu_new()
    g_menu_append(first, localized("_New Window"), "app.new-window")
    g_menu_append(first, localized("_Open Pictures…"), "win.open-folder")
    g_menu_append_section(menu, nil, UnsafeMutableRawPointer(first!).assumingMemoryBound(to: GMenuModel.self))
    let last = g_menu_new()
    g_menu_append(last, localized("_Keyboard Shortcuts"), "win.show-help-overlay")
    g_menu_append(last, localized("_About Carousel Gallery"), "app.about")
    g_menu_append_section(menu, nil, UnsafeMutableRawPointer(last!).assumingMemoryBound(to: GMenuModel.self))
    let button = gtk_menu_button_new()!
    gtk_menu_button_set_icon_name(button.opaque, "open-menu-symbolic")
    gtk_menu_button_set_menu_model(
      button.opaque, UnsafeMutableRawPointer(menu!).assumingMemoryBound(to: GMenuModel.self))
    gtk_menu_button_set_primary(button.opaque, 1)
    for menu in [menu, first, last] { g_object_unref(UnsafeMutableRawPointer(menu!)) }
    return button.tip(localized("Main Menu")).named(localized("Main Menu"))
  }

  private func addActions() {
    actions.add("example", state: "") { [unowned self] in open($0) }
    actions.add("style", state: "") { [unowned self] style in
      choose(style)
      strip.show(style)
    }
    // For scripts, over the session bus.
    actions.add("item", state: "") { [unowned self] text in
      guard let number = Int(text), let carousel = page?.carousel else { return }
      carousel.scrollToItem(at: number < 1 ? 0 : number - 1)
    }
    actions.add("document", state: "") { [unowned self] in page?.takesDocument?($0) }
    actions.add("frames", state: "0") { [unowned self] _ in actions.setState("frames", "\(frames)") }
    actions.add("toggle-settings") { [unowned self] in shell.showsPanel.toggle() }
    for name in Self.pageActions {
      actions.add(name) { [unowned self] in
        page?.actions.first { $0.name == name }?.run()
        if let page { describe(page) }
      }
    }
    actions.add("next-example") { [unowned self] in step(by: 1) }
    actions.add("previous-example") { [unowned self] in step(by: -1) }
    actions.add("open-folder") { [unowned self] in askForPictures() }
  }

  private func step(by count: Int) {
    guard let place = Example.all.firstIndex(where: { $0.id == example?.id }) else { return }
    open(Example.all[min(max(0, place + count), Example.all.count - 1)].id)
  }
}
