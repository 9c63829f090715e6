// Written by carousel-catalogue from the table of settings; see `CarouselSetting`.
import CGtk4
import CarouselGTK

@_cdecl("swift_carousel_get_perspective")
public func swift_carousel_get_perspective(_ carousel: WidgetPointer?) -> Double {
  CarouselObject(carousel)["perspective"].number
}

@_cdecl("swift_carousel_set_perspective")
public func swift_carousel_set_perspective(_ carousel: WidgetPointer?, _ value: Double) {
  CarouselObject(carousel)["perspective"] = .number(value)
}

@_cdecl("swift_carousel_get_content_offset_x")
public func swift_carousel_get_content_offset_x(_ carousel: WidgetPointer?) -> Double {
  CarouselObject(carousel)["content-offset-x"].number
}

@_cdecl("swift_carousel_set_content_offset_x")
public func swift_carousel_set_content_offset_x(_ carousel: WidgetPointer?, _ value: Double) {
  CarouselObject(carousel)["content-offset-x"] = .number(value)
}

@_cdecl("swift_carousel_get_content_offset_y")
public func swift_carousel_get_content_offset_y(_ carousel: WidgetPointer?) -> Double {
  CarouselObject(carousel)["content-offset-y"].number
}

@_cdecl("swift_carousel_set_content_offset_y")
public func swift_carousel_set_content_offset_y(_ carousel: WidgetPointer?, _ value: Double) {
  CarouselObject(carousel)["content-offset-y"] = .number(value)
}

@_cdecl("swift_carousel_get_viewpoint_offset_x")
public func swift_carousel_get_viewpoint_offset_x(_ carousel: WidgetPointer?) -> Double {
  CarouselObject(carousel)["viewpoint-offset-x"].number
}

@_cdecl("swift_carousel_set_viewpoint_offset_x")
public func swift_carousel_set_viewpoint_offset_x(_ carousel: WidgetPointer?, _ value: Double) {
  CarouselObject(carousel)["viewpoint-offset-x"] = .number(value)
}

@_cdecl("swift_carousel_get_viewpoint_offset_y")
public func swift_carousel_get_viewpoint_offset_y(_ carousel: WidgetPointer?) -> Double {
  CarouselObject(carousel)["viewpoint-offset-y"].number
}

@_cdecl("swift_carousel_set_viewpoint_offset_y")
public func swift_carousel_set_viewpoint_offset_y(_ carousel: WidgetPointer?, _ value: Double) {
  CarouselObject(carousel)["viewpoint-offset-y"] = .number(value)
}

@_cdecl("swift_carousel_get_focus_point_x")
public func swift_carousel_get_focus_point_x(_ carousel: WidgetPointer?) -> Double {
  CarouselObject(carousel)["focus-point-x"].number
}

@_cdecl("swift_carousel_set_focus_point_x")
public func swift_carousel_set_focus_point_x(_ carousel: WidgetPointer?, _ value: Double) {
  CarouselObject(carousel)["focus-point-x"] = .number(value)
}

@_cdecl("swift_carousel_get_focus_point_y")
public func swift_carousel_get_focus_point_y(_ carousel: WidgetPointer?) -> Double {
  CarouselObject(carousel)["focus-point-y"].number
}

@_cdecl("swift_carousel_set_focus_point_y")
public func swift_carousel_set_focus_point_y(_ carousel: WidgetPointer?, _ value: Double) {
  CarouselObject(carousel)["focus-point-y"] = .number(value)
}

@_cdecl("swift_carousel_get_item_width")
public func swift_carousel_get_item_width(_ carousel: WidgetPointer?) -> Double {
  CarouselObject(carousel)["item-width"].number
}

@_cdecl("swift_carousel_set_item_width")
public func swift_carousel_set_item_width(_ carousel: WidgetPointer?, _ value: Double) {
  CarouselObject(carousel)["item-width"] = .number(value)
}

@_cdecl("swift_carousel_get_item_sizing")
public func swift_carousel_get_item_sizing(_ carousel: WidgetPointer?) -> guint {
  CarouselObject(carousel)["item-sizing"].choice
}

@_cdecl("swift_carousel_set_item_sizing")
public func swift_carousel_set_item_sizing(_ carousel: WidgetPointer?, _ value: guint) {
  CarouselObject(carousel)["item-sizing"] = .choice(value)
}

@_cdecl("swift_carousel_get_items_per_view")
public func swift_carousel_get_items_per_view(_ carousel: WidgetPointer?) -> Double {
  CarouselObject(carousel)["items-per-view"].number
}

@_cdecl("swift_carousel_set_items_per_view")
public func swift_carousel_set_items_per_view(_ carousel: WidgetPointer?, _ value: Double) {
  CarouselObject(carousel)["items-per-view"] = .number(value)
}

@_cdecl("swift_carousel_get_insets_x")
public func swift_carousel_get_insets_x(_ carousel: WidgetPointer?) -> Double {
  CarouselObject(carousel)["insets-x"].number
}

@_cdecl("swift_carousel_set_insets_x")
public func swift_carousel_set_insets_x(_ carousel: WidgetPointer?, _ value: Double) {
  CarouselObject(carousel)["insets-x"] = .number(value)
}

@_cdecl("swift_carousel_get_insets_y")
public func swift_carousel_get_insets_y(_ carousel: WidgetPointer?) -> Double {
  CarouselObject(carousel)["insets-y"].number
}

@_cdecl("swift_carousel_set_insets_y")
public func swift_carousel_set_insets_y(_ carousel: WidgetPointer?, _ value: Double) {
  CarouselObject(carousel)["insets-y"] = .number(value)
}

@_cdecl("swift_carousel_get_alignment")
public func swift_carousel_get_alignment(_ carousel: WidgetPointer?) -> Double {
  CarouselObject(carousel)["alignment"].number
}

@_cdecl("swift_carousel_set_alignment")
public func swift_carousel_set_alignment(_ carousel: WidgetPointer?, _ value: Double) {
  CarouselObject(carousel)["alignment"] = .number(value)
}

@_cdecl("swift_carousel_get_cross_alignment")
public func swift_carousel_get_cross_alignment(_ carousel: WidgetPointer?) -> guint {
  CarouselObject(carousel)["cross-alignment"].choice
}

@_cdecl("swift_carousel_set_cross_alignment")
public func swift_carousel_set_cross_alignment(_ carousel: WidgetPointer?, _ value: guint) {
  CarouselObject(carousel)["cross-alignment"] = .choice(value)
}

@_cdecl("swift_carousel_get_auto_height")
public func swift_carousel_get_auto_height(_ carousel: WidgetPointer?) -> gboolean {
  CarouselObject(carousel)["auto-height"].flag ? 1 : 0
}

@_cdecl("swift_carousel_set_auto_height")
public func swift_carousel_set_auto_height(_ carousel: WidgetPointer?, _ value: gboolean) {
  CarouselObject(carousel)["auto-height"] = .flag(value != 0)
}

@_cdecl("swift_carousel_get_contain")
public func swift_carousel_get_contain(_ carousel: WidgetPointer?) -> gboolean {
  CarouselObject(carousel)["contain"].flag ? 1 : 0
}

@_cdecl("swift_carousel_set_contain")
public func swift_carousel_set_contain(_ carousel: WidgetPointer?, _ value: gboolean) {
  CarouselObject(carousel)["contain"] = .flag(value != 0)
}

@_cdecl("swift_carousel_get_maximum_visible_items")
public func swift_carousel_get_maximum_visible_items(_ carousel: WidgetPointer?) -> guint {
  CarouselObject(carousel)["maximum-visible-items"].cCount
}

@_cdecl("swift_carousel_set_maximum_visible_items")
public func swift_carousel_set_maximum_visible_items(_ carousel: WidgetPointer?, _ value: guint) {
  CarouselObject(carousel)["maximum-visible-items"] = .count(Int(value))
}

@_cdecl("swift_carousel_get_transitions")
public func swift_carousel_get_transitions(_ carousel: WidgetPointer?) -> guint {
  CarouselObject(carousel)["transitions"].choice
}

@_cdecl("swift_carousel_set_transitions")
public func swift_carousel_set_transitions(_ carousel: WidgetPointer?, _ value: guint) {
  CarouselObject(carousel)["transitions"] = .choice(value)
}

@_cdecl("swift_carousel_get_transition_duration")
public func swift_carousel_get_transition_duration(_ carousel: WidgetPointer?) -> Double {
  CarouselObject(carousel)["transition-duration"].number
}

@_cdecl("swift_carousel_set_transition_duration")
public func swift_carousel_set_transition_duration(_ carousel: WidgetPointer?, _ value: Double) {
  CarouselObject(carousel)["transition-duration"] = .number(value)
}

@_cdecl("swift_carousel_get_scroll_speed")
public func swift_carousel_get_scroll_speed(_ carousel: WidgetPointer?) -> Double {
  CarouselObject(carousel)["scroll-speed"].number
}

@_cdecl("swift_carousel_set_scroll_speed")
public func swift_carousel_set_scroll_speed(_ carousel: WidgetPointer?, _ value: Double) {
  CarouselObject(carousel)["scroll-speed"] = .number(value)
}

@_cdecl("swift_carousel_get_friction_coefficient")
public func swift_carousel_get_friction_coefficient(_ carousel: WidgetPointer?) -> Double {
  CarouselObject(carousel)["friction-coefficient"].number
}

@_cdecl("swift_carousel_set_friction_coefficient")
public func swift_carousel_set_friction_coefficient(_ carousel: WidgetPointer?, _ value: Double) {
  CarouselObject(carousel)["friction-coefficient"] = .number(value)
}

@_cdecl("swift_carousel_get_bounces")
public func swift_carousel_get_bounces(_ carousel: WidgetPointer?) -> gboolean {
  CarouselObject(carousel)["bounces"].flag ? 1 : 0
}

@_cdecl("swift_carousel_set_bounces")
public func swift_carousel_set_bounces(_ carousel: WidgetPointer?, _ value: gboolean) {
  CarouselObject(carousel)["bounces"] = .flag(value != 0)
}

@_cdecl("swift_carousel_get_bounce_distance")
public func swift_carousel_get_bounce_distance(_ carousel: WidgetPointer?) -> Double {
  CarouselObject(carousel)["bounce-distance"].number
}

@_cdecl("swift_carousel_set_bounce_distance")
public func swift_carousel_set_bounce_distance(_ carousel: WidgetPointer?, _ value: Double) {
  CarouselObject(carousel)["bounce-distance"] = .number(value)
}

@_cdecl("swift_carousel_get_group_size")
public func swift_carousel_get_group_size(_ carousel: WidgetPointer?) -> guint {
  CarouselObject(carousel)["group-size"].cCount
}

@_cdecl("swift_carousel_set_group_size")
public func swift_carousel_set_group_size(_ carousel: WidgetPointer?, _ value: guint) {
  CarouselObject(carousel)["group-size"] = .count(Int(value))
}

@_cdecl("swift_carousel_get_snap")
public func swift_carousel_get_snap(_ carousel: WidgetPointer?) -> guint {
  CarouselObject(carousel)["snap"].choice
}

@_cdecl("swift_carousel_set_snap")
public func swift_carousel_set_snap(_ carousel: WidgetPointer?, _ value: guint) {
  CarouselObject(carousel)["snap"] = .choice(value)
}

@_cdecl("swift_carousel_get_allow_long_swipes")
public func swift_carousel_get_allow_long_swipes(_ carousel: WidgetPointer?) -> gboolean {
  CarouselObject(carousel)["allow-long-swipes"].flag ? 1 : 0
}

@_cdecl("swift_carousel_set_allow_long_swipes")
public func swift_carousel_set_allow_long_swipes(_ carousel: WidgetPointer?, _ value: gboolean) {
  CarouselObject(carousel)["allow-long-swipes"] = .flag(value != 0)
}

@_cdecl("swift_carousel_get_stop_at_item_boundary")
public func swift_carousel_get_stop_at_item_boundary(_ carousel: WidgetPointer?) -> gboolean {
  CarouselObject(carousel)["stop-at-item-boundary"].flag ? 1 : 0
}

@_cdecl("swift_carousel_set_stop_at_item_boundary")
public func swift_carousel_set_stop_at_item_boundary(_ carousel: WidgetPointer?, _ value: gboolean) {
  CarouselObject(carousel)["stop-at-item-boundary"] = .flag(value != 0)
}

@_cdecl("swift_carousel_get_scroll_to_item_boundary")
public func swift_carousel_get_scroll_to_item_boundary(_ carousel: WidgetPointer?) -> gboolean {
  CarouselObject(carousel)["scroll-to-item-boundary"].flag ? 1 : 0
}

@_cdecl("swift_carousel_set_scroll_to_item_boundary")
public func swift_carousel_set_scroll_to_item_boundary(_ carousel: WidgetPointer?, _ value: gboolean) {
  CarouselObject(carousel)["scroll-to-item-boundary"] = .flag(value != 0)
}

@_cdecl("swift_carousel_get_autoscroll")
public func swift_carousel_get_autoscroll(_ carousel: WidgetPointer?) -> Double {
  CarouselObject(carousel)["autoscroll"].number
}

@_cdecl("swift_carousel_set_autoscroll")
public func swift_carousel_set_autoscroll(_ carousel: WidgetPointer?, _ value: Double) {
  CarouselObject(carousel)["autoscroll"] = .number(value)
}

@_cdecl("swift_carousel_get_interactive")
public func swift_carousel_get_interactive(_ carousel: WidgetPointer?) -> gboolean {
  CarouselObject(carousel)["interactive"].flag ? 1 : 0
}

@_cdecl("swift_carousel_set_interactive")
public func swift_carousel_set_interactive(_ carousel: WidgetPointer?, _ value: gboolean) {
  CarouselObject(carousel)["interactive"] = .flag(value != 0)
}

@_cdecl("swift_carousel_get_center_item_when_selected")
public func swift_carousel_get_center_item_when_selected(_ carousel: WidgetPointer?) -> gboolean {
  CarouselObject(carousel)["center-item-when-selected"].flag ? 1 : 0
}

@_cdecl("swift_carousel_set_center_item_when_selected")
public func swift_carousel_set_center_item_when_selected(_ carousel: WidgetPointer?, _ value: gboolean) {
  CarouselObject(carousel)["center-item-when-selected"] = .flag(value != 0)
}

@_cdecl("swift_carousel_get_pan_vector_x")
public func swift_carousel_get_pan_vector_x(_ carousel: WidgetPointer?) -> Double {
  CarouselObject(carousel)["pan-vector-x"].number
}

@_cdecl("swift_carousel_set_pan_vector_x")
public func swift_carousel_set_pan_vector_x(_ carousel: WidgetPointer?, _ value: Double) {
  CarouselObject(carousel)["pan-vector-x"] = .number(value)
}

@_cdecl("swift_carousel_get_pan_vector_y")
public func swift_carousel_get_pan_vector_y(_ carousel: WidgetPointer?) -> Double {
  CarouselObject(carousel)["pan-vector-y"].number
}

@_cdecl("swift_carousel_set_pan_vector_y")
public func swift_carousel_set_pan_vector_y(_ carousel: WidgetPointer?, _ value: Double) {
  CarouselObject(carousel)["pan-vector-y"] = .number(value)
}

@_cdecl("swift_carousel_get_ignore_perpendicular_swipes")
public func swift_carousel_get_ignore_perpendicular_swipes(_ carousel: WidgetPointer?) -> gboolean {
  CarouselObject(carousel)["ignore-perpendicular-swipes"].flag ? 1 : 0
}

@_cdecl("swift_carousel_set_ignore_perpendicular_swipes")
public func swift_carousel_set_ignore_perpendicular_swipes(_ carousel: WidgetPointer?, _ value: gboolean) {
  CarouselObject(carousel)["ignore-perpendicular-swipes"] = .flag(value != 0)
}

@_cdecl("swift_carousel_get_deceleration_rate")
public func swift_carousel_get_deceleration_rate(_ carousel: WidgetPointer?) -> Double {
  CarouselObject(carousel)["deceleration-rate"].number
}

@_cdecl("swift_carousel_set_deceleration_rate")
public func swift_carousel_set_deceleration_rate(_ carousel: WidgetPointer?, _ value: Double) {
  CarouselObject(carousel)["deceleration-rate"] = .number(value)
}

@_cdecl("swift_carousel_get_autoplay")
public func swift_carousel_get_autoplay(_ carousel: WidgetPointer?) -> Double {
  CarouselObject(carousel)["autoplay"].number
}

@_cdecl("swift_carousel_set_autoplay")
public func swift_carousel_set_autoplay(_ carousel: WidgetPointer?, _ value: Double) {
  CarouselObject(carousel)["autoplay"] = .number(value)
}

@_cdecl("swift_carousel_get_rewind")
public func swift_carousel_get_rewind(_ carousel: WidgetPointer?) -> gboolean {
  CarouselObject(carousel)["rewind"].flag ? 1 : 0
}

@_cdecl("swift_carousel_set_rewind")
public func swift_carousel_set_rewind(_ carousel: WidgetPointer?, _ value: gboolean) {
  CarouselObject(carousel)["rewind"] = .flag(value != 0)
}

@_cdecl("swift_carousel_get_autoplay_stops_at_end")
public func swift_carousel_get_autoplay_stops_at_end(_ carousel: WidgetPointer?) -> gboolean {
  CarouselObject(carousel)["autoplay-stops-at-end"].flag ? 1 : 0
}

@_cdecl("swift_carousel_set_autoplay_stops_at_end")
public func swift_carousel_set_autoplay_stops_at_end(_ carousel: WidgetPointer?, _ value: gboolean) {
  CarouselObject(carousel)["autoplay-stops-at-end"] = .flag(value != 0)
}

@_cdecl("swift_carousel_get_drag")
public func swift_carousel_get_drag(_ carousel: WidgetPointer?) -> guint {
  CarouselObject(carousel)["drag"].choice
}

@_cdecl("swift_carousel_set_drag")
public func swift_carousel_set_drag(_ carousel: WidgetPointer?, _ value: guint) {
  CarouselObject(carousel)["drag"] = .choice(value)
}

@_cdecl("swift_carousel_get_wheel")
public func swift_carousel_get_wheel(_ carousel: WidgetPointer?) -> gboolean {
  CarouselObject(carousel)["wheel"].flag ? 1 : 0
}

@_cdecl("swift_carousel_set_wheel")
public func swift_carousel_set_wheel(_ carousel: WidgetPointer?, _ value: gboolean) {
  CarouselObject(carousel)["wheel"] = .flag(value != 0)
}

@_cdecl("swift_carousel_get_keys")
public func swift_carousel_get_keys(_ carousel: WidgetPointer?) -> gboolean {
  CarouselObject(carousel)["keys"].flag ? 1 : 0
}

@_cdecl("swift_carousel_set_keys")
public func swift_carousel_set_keys(_ carousel: WidgetPointer?, _ value: gboolean) {
  CarouselObject(carousel)["keys"] = .flag(value != 0)
}
