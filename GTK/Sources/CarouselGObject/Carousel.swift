import CGtk4
import CarouselGTK

// The functions of swift-carousel.h, where they are described.

@_cdecl("swift_carousel_get_type")
public func swift_carousel_get_type() -> GType { CarouselWidget.type }

@_cdecl("swift_carousel_transitions_get_type")
public func swift_carousel_transitions_get_type() -> GType { TransitionsType.type }

@_cdecl("swift_carousel_snap_mode_get_type")
public func swift_carousel_snap_mode_get_type() -> GType { SnapModeType.type }

@_cdecl("swift_carousel_item_sizing_get_type")
public func swift_carousel_item_sizing_get_type() -> GType { ItemSizingType.type }

@_cdecl("swift_carousel_drag_input_get_type")
public func swift_carousel_drag_input_get_type() -> GType { DragInputType.type }

@_cdecl("swift_carousel_cross_alignment_get_type")
public func swift_carousel_cross_alignment_get_type() -> GType { CrossAlignmentType.type }

@_cdecl("swift_carousel_new")
public func swift_carousel_new() -> WidgetPointer? { CarouselWidget.make() }

// MARK: Children

@_cdecl("swift_carousel_append")
public func swift_carousel_append(_ carousel: WidgetPointer?, _ child: WidgetPointer?) {
  CarouselObject(carousel).insert(child, at: .max)
}

@_cdecl("swift_carousel_prepend")
public func swift_carousel_prepend(_ carousel: WidgetPointer?, _ child: WidgetPointer?) {
  CarouselObject(carousel).insert(child, at: 0)
}

@_cdecl("swift_carousel_insert")
public func swift_carousel_insert(_ carousel: WidgetPointer?, _ child: WidgetPointer?, _ position: gint) {
  CarouselObject(carousel).insert(child, at: Int(position))
}

@_cdecl("swift_carousel_reorder")
public func swift_carousel_reorder(_ carousel: WidgetPointer?, _ child: WidgetPointer?, _ position: gint) {
  CarouselObject(carousel).reorder(child, to: Int(position))
}

@_cdecl("swift_carousel_remove")
public func swift_carousel_remove(_ carousel: WidgetPointer?, _ child: WidgetPointer?) {
  CarouselObject(carousel).remove(child)
}

@_cdecl("swift_carousel_get_nth_page")
public func swift_carousel_get_nth_page(_ carousel: WidgetPointer?, _ n: guint) -> WidgetPointer? {
  CarouselObject(carousel).child(at: Int(n))
}

@_cdecl("swift_carousel_get_index_of")
public func swift_carousel_get_index_of(_ carousel: WidgetPointer?, _ widget: WidgetPointer?) -> gint {
  gint(clamping: CarouselObject(carousel).index(of: widget))
}

@_cdecl("swift_carousel_item_at")
public func swift_carousel_item_at(_ carousel: WidgetPointer?, _ x: Double, _ y: Double) -> gint {
  gint(clamping: CarouselObject(carousel).item(at: Point2D(x: x, y: y)))
}

@_cdecl("swift_carousel_insertion_index_at")
public func swift_carousel_insertion_index_at(_ carousel: WidgetPointer?, _ x: Double, _ y: Double) -> guint {
  guint(clamping: CarouselObject(carousel).insertionIndex(at: Point2D(x: x, y: y)))
}

// MARK: Thumbnails

@_cdecl("swift_carousel_get_controls_for")
public func swift_carousel_get_controls_for(_ carousel: WidgetPointer?) -> WidgetPointer? {
  CarouselObject(carousel)["controls-for"].object.map { WidgetPointer($0) }
}

@_cdecl("swift_carousel_set_controls_for")
public func swift_carousel_set_controls_for(_ carousel: WidgetPointer?, _ other: WidgetPointer?) {
  CarouselObject(carousel)["controls-for"] = .object(other.map { OpaquePointer($0) })
}

@_cdecl("swift_carousel_get_selected_index")
public func swift_carousel_get_selected_index(_ carousel: WidgetPointer?) -> gint {
  gint(clamping: CarouselObject(carousel)["selected-index"].count)
}

// MARK: Scrolling

@_cdecl("swift_carousel_scroll_to")
public func swift_carousel_scroll_to(_ carousel: WidgetPointer?, _ widget: WidgetPointer?, _ animate: gboolean) {
  let carousel = CarouselObject(carousel), index = carousel.index(of: widget)
  if index >= 0 { carousel.scroll(toItemAt: index, animated: animate != 0) }
}

@_cdecl("swift_carousel_scroll_to_index")
public func swift_carousel_scroll_to_index(_ carousel: WidgetPointer?, _ index: guint, _ animate: gboolean) {
  CarouselObject(carousel).scroll(toItemAt: Int(index), animated: animate != 0)
}

@_cdecl("swift_carousel_step")
public func swift_carousel_step(_ carousel: WidgetPointer?, _ count: gint) {
  CarouselObject(carousel).step(by: Int(count))
}

@_cdecl("swift_carousel_move")
public func swift_carousel_move(_ carousel: WidgetPointer?, _ count: gint) -> gboolean {
  CarouselObject(carousel).move(byItems: Int(count)) ? 1 : 0
}

@_cdecl("swift_carousel_user_will_act")
public func swift_carousel_user_will_act(_ carousel: WidgetPointer?) { CarouselObject(carousel).userWillAct() }

// MARK: Properties

@_cdecl("swift_carousel_get_position")
public func swift_carousel_get_position(_ carousel: WidgetPointer?) -> Double {
  CarouselObject(carousel)["position"].number
}

@_cdecl("swift_carousel_set_position")
public func swift_carousel_set_position(_ carousel: WidgetPointer?, _ position: Double) {
  CarouselObject(carousel)["position"] = .number(position)
}

@_cdecl("swift_carousel_get_current_index")
public func swift_carousel_get_current_index(_ carousel: WidgetPointer?) -> gint {
  gint(clamping: CarouselObject(carousel)["current-index"].count)
}

@_cdecl("swift_carousel_set_current_index")
public func swift_carousel_set_current_index(_ carousel: WidgetPointer?, _ index: gint) {
  CarouselObject(carousel)["current-index"] = .count(Int(index))
}

@_cdecl("swift_carousel_get_n_items")
public func swift_carousel_get_n_items(_ carousel: WidgetPointer?) -> guint {
  guint(clamping: CarouselObject(carousel)["n-items"].count)
}

@_cdecl("swift_carousel_get_n_pages")
public func swift_carousel_get_n_pages(_ carousel: WidgetPointer?) -> guint {
  guint(clamping: CarouselObject(carousel)["n-pages"].count)
}

@_cdecl("swift_carousel_get_page")
public func swift_carousel_get_page(_ carousel: WidgetPointer?) -> gint {
  gint(clamping: CarouselObject(carousel)["page"].count)
}

@_cdecl("swift_carousel_set_page")
public func swift_carousel_set_page(_ carousel: WidgetPointer?, _ page: gint) {
  CarouselObject(carousel)["page"] = .count(Int(page))
}

@_cdecl("swift_carousel_get_user_initiated")
public func swift_carousel_get_user_initiated(_ carousel: WidgetPointer?) -> gboolean {
  CarouselObject(carousel)["user-initiated"].flag ? 1 : 0
}

@_cdecl("swift_carousel_get_style_name")
public func swift_carousel_get_style_name(_ carousel: WidgetPointer?) -> UnsafeMutablePointer<CChar>? {
  CarouselObject(carousel)["style-name"].text.map { g_strdup($0) }
}

@_cdecl("swift_carousel_set_style_name")
public func swift_carousel_set_style_name(_ carousel: WidgetPointer?, _ name: UnsafePointer<CChar>?) {
  CarouselObject(carousel)["style-name"] = .text(name.map { String(cString: $0) })
}

@_cdecl("swift_carousel_get_motion")
public func swift_carousel_get_motion(_ carousel: WidgetPointer?) -> UnsafeMutablePointer<CChar>? {
  CarouselObject(carousel)["motion"].text.map { g_strdup($0) }
}

@_cdecl("swift_carousel_set_motion")
public func swift_carousel_set_motion(_ carousel: WidgetPointer?, _ name: UnsafePointer<CChar>?) {
  CarouselObject(carousel)["motion"] = .text(name.map { String(cString: $0) })
}

@_cdecl("swift_carousel_set_spring")
public func swift_carousel_set_spring(
  _ carousel: WidgetPointer?, _ dampingRatio: Double, _ mass: Double, _ stiffness: Double
) {
  CarouselObject(carousel).setSpring(dampingRatio: dampingRatio, mass: mass, stiffness: stiffness)
}

@_cdecl("swift_carousel_get_label")
public func swift_carousel_get_label(_ carousel: WidgetPointer?) -> UnsafeMutablePointer<CChar>? {
  CarouselObject(carousel)["label"].text.map { g_strdup($0) }
}

@_cdecl("swift_carousel_set_label")
public func swift_carousel_set_label(_ carousel: WidgetPointer?, _ label: UnsafePointer<CChar>?) {
  CarouselObject(carousel)["label"] = .text(label.map { String(cString: $0) })
}

@_cdecl("swift_carousel_get_wrap")
public func swift_carousel_get_wrap(_ carousel: WidgetPointer?) -> gboolean {
  CarouselObject(carousel)["wrap"].flag ? 1 : 0
}

@_cdecl("swift_carousel_set_wrap")
public func swift_carousel_set_wrap(_ carousel: WidgetPointer?, _ wrap: gboolean) {
  CarouselObject(carousel)["wrap"] = .flag(wrap != 0)
}

@_cdecl("swift_carousel_get_spacing")
public func swift_carousel_get_spacing(_ carousel: WidgetPointer?) -> guint {
  guint(clamping: CarouselObject(carousel)["spacing"].count)
}

@_cdecl("swift_carousel_set_spacing")
public func swift_carousel_set_spacing(_ carousel: WidgetPointer?, _ spacing: guint) {
  CarouselObject(carousel)["spacing"] = .count(Int(spacing))
}

@_cdecl("swift_carousel_get_reveal_duration")
public func swift_carousel_get_reveal_duration(_ carousel: WidgetPointer?) -> guint {
  guint(clamping: CarouselObject(carousel)["reveal-duration"].count)
}

@_cdecl("swift_carousel_set_reveal_duration")
public func swift_carousel_set_reveal_duration(_ carousel: WidgetPointer?, _ duration: guint) {
  CarouselObject(carousel)["reveal-duration"] = .count(Int(duration))
}

@_cdecl("swift_carousel_get_scroll_duration")
public func swift_carousel_get_scroll_duration(_ carousel: WidgetPointer?) -> guint {
  guint(clamping: CarouselObject(carousel)["scroll-duration"].count)
}

@_cdecl("swift_carousel_set_scroll_duration")
public func swift_carousel_set_scroll_duration(_ carousel: WidgetPointer?, _ duration: guint) {
  CarouselObject(carousel)["scroll-duration"] = .count(Int(duration))
}

@_cdecl("swift_carousel_get_allow_mouse_drag")
public func swift_carousel_get_allow_mouse_drag(_ carousel: WidgetPointer?) -> gboolean {
  CarouselObject(carousel)["allow-mouse-drag"].flag ? 1 : 0
}

@_cdecl("swift_carousel_set_allow_mouse_drag")
public func swift_carousel_set_allow_mouse_drag(_ carousel: WidgetPointer?, _ allow: gboolean) {
  CarouselObject(carousel)["allow-mouse-drag"] = .flag(allow != 0)
}

@_cdecl("swift_carousel_get_allow_scroll_wheel")
public func swift_carousel_get_allow_scroll_wheel(_ carousel: WidgetPointer?) -> gboolean {
  CarouselObject(carousel)["allow-scroll-wheel"].flag ? 1 : 0
}

@_cdecl("swift_carousel_set_allow_scroll_wheel")
public func swift_carousel_set_allow_scroll_wheel(_ carousel: WidgetPointer?, _ allow: gboolean) {
  CarouselObject(carousel)["allow-scroll-wheel"] = .flag(allow != 0)
}

@_cdecl("swift_carousel_get_paused")
public func swift_carousel_get_paused(_ carousel: WidgetPointer?) -> gboolean {
  CarouselObject(carousel)["paused"].flag ? 1 : 0
}

@_cdecl("swift_carousel_set_paused")
public func swift_carousel_set_paused(_ carousel: WidgetPointer?, _ paused: gboolean) {
  CarouselObject(carousel)["paused"] = .flag(paused != 0)
}

@_cdecl("swift_carousel_get_autoplay_progress")
public func swift_carousel_get_autoplay_progress(_ carousel: WidgetPointer?) -> Double {
  CarouselObject(carousel)["autoplay-progress"].number
}

@_cdecl("swift_carousel_get_autoplay_remaining_time")
public func swift_carousel_get_autoplay_remaining_time(_ carousel: WidgetPointer?) -> Double {
  CarouselObject(carousel).autoplayRemainingTime
}

@_cdecl("swift_carousel_item_ended")
public func swift_carousel_item_ended(_ carousel: WidgetPointer?, _ index: guint) {
  CarouselObject(carousel).itemDidEnd(at: index)
}

@_cdecl("swift_carousel_get_show_pause_button")
public func swift_carousel_get_show_pause_button(_ carousel: WidgetPointer?) -> gboolean {
  CarouselObject(carousel)["show-pause-button"].flag ? 1 : 0
}

@_cdecl("swift_carousel_set_show_pause_button")
public func swift_carousel_set_show_pause_button(_ carousel: WidgetPointer?, _ shows: gboolean) {
  CarouselObject(carousel)["show-pause-button"] = .flag(shows != 0)
}

@_cdecl("swift_carousel_get_as_list")
public func swift_carousel_get_as_list(_ carousel: WidgetPointer?) -> gboolean {
  CarouselObject(carousel)["as-list"].flag ? 1 : 0
}

@_cdecl("swift_carousel_set_as_list")
public func swift_carousel_set_as_list(_ carousel: WidgetPointer?, _ is_list: gboolean) {
  CarouselObject(carousel)["as-list"] = .flag(is_list != 0)
}

// MARK: Styles and documents

@_cdecl("swift_carousel_set_option")
public func swift_carousel_set_option(_ carousel: WidgetPointer?, _ name: UnsafePointer<CChar>?, _ value: Double)
  -> gboolean
{
  guard let name else { return 0 }
  return CarouselObject(carousel).setOption(String(cString: name), to: value) ? 1 : 0
}

@_cdecl("swift_carousel_reset_option")
public func swift_carousel_reset_option(_ carousel: WidgetPointer?, _ name: UnsafePointer<CChar>?) -> gboolean {
  guard let name else { return 0 }
  return CarouselObject(carousel).setOption(String(cString: name), to: nil) ? 1 : 0
}

@_cdecl("swift_carousel_configure")
public func swift_carousel_configure(
  _ carousel: WidgetPointer?, _ document: UnsafePointer<CChar>?,
  _ error: UnsafeMutablePointer<UnsafeMutablePointer<GError>?>?
) -> gboolean {
  guard let reason = CarouselObject(carousel).configure(document.map { String(cString: $0) } ?? "") else { return 1 }
  g_set_error_literal(error, g_quark_from_string("swift-carousel-error-quark"), 0, reason)
  return 0
}

@_cdecl("swift_carousel_get_configuration")
public func swift_carousel_get_configuration(_ carousel: WidgetPointer?) -> UnsafeMutablePointer<CChar>? {
  CarouselObject(carousel).configuration.map { g_strdup($0) }
}

// MARK: Models

@_cdecl("swift_carousel_get_model")
public func swift_carousel_get_model(_ carousel: WidgetPointer?) -> OpaquePointer? {
  CarouselObject(carousel)["model"].object
}

@_cdecl("swift_carousel_set_model")
public func swift_carousel_set_model(_ carousel: WidgetPointer?, _ model: OpaquePointer?) {
  CarouselObject(carousel)["model"] = .object(model)
}

@_cdecl("swift_carousel_get_factory")
public func swift_carousel_get_factory(_ carousel: WidgetPointer?) -> OpaquePointer? {
  CarouselObject(carousel)["factory"].object
}

@_cdecl("swift_carousel_set_factory")
public func swift_carousel_set_factory(_ carousel: WidgetPointer?, _ factory: OpaquePointer?) {
  CarouselObject(carousel)["factory"] = .object(factory)
}
