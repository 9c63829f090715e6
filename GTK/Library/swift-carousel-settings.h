// Written by carousel-catalogue from the table of settings; see `CarouselSetting`.
#pragma once

#include <swift-carousel.h>

G_BEGIN_DECLS

/**
 * SwiftCarousel:allow-long-swipes: (getter get_allow_long_swipes) (setter set_allow_long_swipes)
 *
 * Whether a swipe may move by more than one item.
 */

/**
 * swift_carousel_get_allow_long_swipes: (get-property allow-long-swipes)
 * @self: a carousel
 *
 * Returns: the property allow-long-swipes
 */
gboolean swift_carousel_get_allow_long_swipes (SwiftCarousel *self);

/**
 * swift_carousel_set_allow_long_swipes: (set-property allow-long-swipes)
 * @self: a carousel
 * @value: the property allow-long-swipes
 *
 * Sets the property allow-long-swipes.
 */
void swift_carousel_set_allow_long_swipes (SwiftCarousel *self, gboolean value);

/**
 * SwiftCarousel:bounces: (getter get_bounces) (setter set_bounces)
 *
 * Whether dragging past the first or last item overscrolls; no effect when wrapped.
 */

/**
 * swift_carousel_get_bounces: (get-property bounces)
 * @self: a carousel
 *
 * Returns: the property bounces
 */
gboolean swift_carousel_get_bounces (SwiftCarousel *self);

/**
 * swift_carousel_set_bounces: (set-property bounces)
 * @self: a carousel
 * @value: the property bounces
 *
 * Sets the property bounces.
 */
void swift_carousel_set_bounces (SwiftCarousel *self, gboolean value);

/**
 * SwiftCarousel:interactive: (getter get_interactive) (setter set_interactive)
 *
 * Whether the user can scroll it; programs always can.
 */

/**
 * swift_carousel_get_interactive: (get-property interactive)
 * @self: a carousel
 *
 * Returns: the property interactive
 */
gboolean swift_carousel_get_interactive (SwiftCarousel *self);

/**
 * swift_carousel_set_interactive: (set-property interactive)
 * @self: a carousel
 * @value: the property interactive
 *
 * Sets the property interactive.
 */
void swift_carousel_set_interactive (SwiftCarousel *self, gboolean value);

/**
 * SwiftCarousel:stop-at-item-boundary: (getter get_stop_at_item_boundary) (setter set_stop_at_item_boundary)
 *
 * Whether a flick ends exactly on an item.
 */

/**
 * swift_carousel_get_stop_at_item_boundary: (get-property stop-at-item-boundary)
 * @self: a carousel
 *
 * Returns: the property stop-at-item-boundary
 */
gboolean swift_carousel_get_stop_at_item_boundary (SwiftCarousel *self);

/**
 * swift_carousel_set_stop_at_item_boundary: (set-property stop-at-item-boundary)
 * @self: a carousel
 * @value: the property stop-at-item-boundary
 *
 * Sets the property stop-at-item-boundary.
 */
void swift_carousel_set_stop_at_item_boundary (SwiftCarousel *self, gboolean value);

/**
 * SwiftCarousel:scroll-to-item-boundary: (getter get_scroll_to_item_boundary) (setter set_scroll_to_item_boundary)
 *
 * Whether it snaps to the nearest item when it settles.
 */

/**
 * swift_carousel_get_scroll_to_item_boundary: (get-property scroll-to-item-boundary)
 * @self: a carousel
 *
 * Returns: the property scroll-to-item-boundary
 */
gboolean swift_carousel_get_scroll_to_item_boundary (SwiftCarousel *self);

/**
 * swift_carousel_set_scroll_to_item_boundary: (set-property scroll-to-item-boundary)
 * @self: a carousel
 * @value: the property scroll-to-item-boundary
 *
 * Sets the property scroll-to-item-boundary.
 */
void swift_carousel_set_scroll_to_item_boundary (SwiftCarousel *self, gboolean value);

/**
 * SwiftCarousel:center-item-when-selected: (getter get_center_item_when_selected) (setter set_center_item_when_selected)
 *
 * Whether a tap brings an item to the centre, and controls work in the current item only.
 */

/**
 * swift_carousel_get_center_item_when_selected: (get-property center-item-when-selected)
 * @self: a carousel
 *
 * Returns: the property center-item-when-selected
 */
gboolean swift_carousel_get_center_item_when_selected (SwiftCarousel *self);

/**
 * swift_carousel_set_center_item_when_selected: (set-property center-item-when-selected)
 * @self: a carousel
 * @value: the property center-item-when-selected
 *
 * Sets the property center-item-when-selected.
 */
void swift_carousel_set_center_item_when_selected (SwiftCarousel *self, gboolean value);

/**
 * SwiftCarousel:ignore-perpendicular-swipes: (getter get_ignore_perpendicular_swipes) (setter set_ignore_perpendicular_swipes)
 *
 * Whether drags across the axis are left to the surroundings.
 */

/**
 * swift_carousel_get_ignore_perpendicular_swipes: (get-property ignore-perpendicular-swipes)
 * @self: a carousel
 *
 * Returns: the property ignore-perpendicular-swipes
 */
gboolean swift_carousel_get_ignore_perpendicular_swipes (SwiftCarousel *self);

/**
 * swift_carousel_set_ignore_perpendicular_swipes: (set-property ignore-perpendicular-swipes)
 * @self: a carousel
 * @value: the property ignore-perpendicular-swipes
 *
 * Sets the property ignore-perpendicular-swipes.
 */
void swift_carousel_set_ignore_perpendicular_swipes (SwiftCarousel *self, gboolean value);

/**
 * SwiftCarousel:perspective: (getter get_perspective) (setter set_perspective)
 *
 * The m34 of the camera, −1 / its distance.
 */

/**
 * swift_carousel_get_perspective: (get-property perspective)
 * @self: a carousel
 *
 * Returns: the property perspective
 */
double swift_carousel_get_perspective (SwiftCarousel *self);

/**
 * swift_carousel_set_perspective: (set-property perspective)
 * @self: a carousel
 * @value: the property perspective
 *
 * Sets the property perspective.
 */
void swift_carousel_set_perspective (SwiftCarousel *self, double value);

/**
 * SwiftCarousel:bounce-distance: (getter get_bounce_distance) (setter set_bounce_distance)
 *
 * How far it overscrolls: in items with the classic motion, in viewports with the others.
 */

/**
 * swift_carousel_get_bounce_distance: (get-property bounce-distance)
 * @self: a carousel
 *
 * Returns: the property bounce-distance
 */
double swift_carousel_get_bounce_distance (SwiftCarousel *self);

/**
 * swift_carousel_set_bounce_distance: (set-property bounce-distance)
 * @self: a carousel
 * @value: the property bounce-distance
 *
 * Sets the property bounce-distance.
 */
void swift_carousel_set_bounce_distance (SwiftCarousel *self, double value);

/**
 * SwiftCarousel:deceleration-rate: (getter get_deceleration_rate) (setter set_deceleration_rate)
 *
 * How slowly a flick loses speed.
 */

/**
 * swift_carousel_get_deceleration_rate: (get-property deceleration-rate)
 * @self: a carousel
 *
 * Returns: the property deceleration-rate
 */
double swift_carousel_get_deceleration_rate (SwiftCarousel *self);

/**
 * swift_carousel_set_deceleration_rate: (set-property deceleration-rate)
 * @self: a carousel
 * @value: the property deceleration-rate
 *
 * Sets the property deceleration-rate.
 */
void swift_carousel_set_deceleration_rate (SwiftCarousel *self, double value);

/**
 * SwiftCarousel:friction-coefficient: (getter get_friction_coefficient) (setter set_friction_coefficient)
 *
 * How fast a flick loses speed, as a multiple of the motion profile's rate.
 */

/**
 * swift_carousel_get_friction_coefficient: (get-property friction-coefficient)
 * @self: a carousel
 *
 * Returns: the property friction-coefficient
 */
double swift_carousel_get_friction_coefficient (SwiftCarousel *self);

/**
 * swift_carousel_set_friction_coefficient: (set-property friction-coefficient)
 * @self: a carousel
 * @value: the property friction-coefficient
 *
 * Sets the property friction-coefficient.
 */
void swift_carousel_set_friction_coefficient (SwiftCarousel *self, double value);

/**
 * SwiftCarousel:scroll-speed: (getter get_scroll_speed) (setter set_scroll_speed)
 *
 * How much faster a flick is than the finger.
 */

/**
 * swift_carousel_get_scroll_speed: (get-property scroll-speed)
 * @self: a carousel
 *
 * Returns: the property scroll-speed
 */
double swift_carousel_get_scroll_speed (SwiftCarousel *self);

/**
 * swift_carousel_set_scroll_speed: (set-property scroll-speed)
 * @self: a carousel
 * @value: the property scroll-speed
 *
 * Sets the property scroll-speed.
 */
void swift_carousel_set_scroll_speed (SwiftCarousel *self, double value);

/**
 * SwiftCarousel:autoscroll: (getter get_autoscroll) (setter set_autoscroll)
 *
 * A steady movement; positive values scroll towards higher indexes. In items per second.
 */

/**
 * swift_carousel_get_autoscroll: (get-property autoscroll)
 * @self: a carousel
 *
 * Returns: the property autoscroll
 */
double swift_carousel_get_autoscroll (SwiftCarousel *self);

/**
 * swift_carousel_set_autoscroll: (set-property autoscroll)
 * @self: a carousel
 * @value: the property autoscroll
 *
 * Sets the property autoscroll.
 */
void swift_carousel_set_autoscroll (SwiftCarousel *self, double value);

/**
 * SwiftCarousel:item-width: (getter get_item_width) (setter set_item_width)
 *
 * The length of an item along the axis; 0 takes that of the first item. In points.
 */

/**
 * swift_carousel_get_item_width: (get-property item-width)
 * @self: a carousel
 *
 * Returns: the property item-width
 */
double swift_carousel_get_item_width (SwiftCarousel *self);

/**
 * swift_carousel_set_item_width: (set-property item-width)
 * @self: a carousel
 * @value: the property item-width
 *
 * Sets the property item-width.
 */
void swift_carousel_set_item_width (SwiftCarousel *self, double value);

/**
 * SwiftCarousel:maximum-visible-items: (getter get_maximum_visible_items) (setter set_maximum_visible_items)
 *
 * The maximum number of items shown at once; 0 is no limit.
 */

/**
 * swift_carousel_get_maximum_visible_items: (get-property maximum-visible-items)
 * @self: a carousel
 *
 * Returns: the property maximum-visible-items
 */
guint swift_carousel_get_maximum_visible_items (SwiftCarousel *self);

/**
 * swift_carousel_set_maximum_visible_items: (set-property maximum-visible-items)
 * @self: a carousel
 * @value: the property maximum-visible-items
 *
 * Sets the property maximum-visible-items.
 */
void swift_carousel_set_maximum_visible_items (SwiftCarousel *self, guint value);

/**
 * SwiftCarousel:transition-duration: (getter get_transition_duration) (setter set_transition_duration)
 *
 * The duration of a transition. In seconds.
 */

/**
 * swift_carousel_get_transition_duration: (get-property transition-duration)
 * @self: a carousel
 *
 * Returns: the property transition-duration
 */
double swift_carousel_get_transition_duration (SwiftCarousel *self);

/**
 * swift_carousel_set_transition_duration: (set-property transition-duration)
 * @self: a carousel
 * @value: the property transition-duration
 *
 * Sets the property transition-duration.
 */
void swift_carousel_set_transition_duration (SwiftCarousel *self, double value);

/**
 * SwiftCarousel:autoplay: (getter get_autoplay) (setter set_autoplay)
 *
 * The interval after which it advances by itself; 0 is off. In seconds.
 */

/**
 * swift_carousel_get_autoplay: (get-property autoplay)
 * @self: a carousel
 *
 * Returns: the property autoplay
 */
double swift_carousel_get_autoplay (SwiftCarousel *self);

/**
 * swift_carousel_set_autoplay: (set-property autoplay)
 * @self: a carousel
 * @value: the property autoplay
 *
 * Sets the property autoplay.
 */
void swift_carousel_set_autoplay (SwiftCarousel *self, double value);

/**
 * SwiftCarousel:content-offset-x: (getter get_content_offset_x) (setter set_content_offset_x)
 *
 * Shifts the items, and the vanishing point with them. In points.
 */

/**
 * swift_carousel_get_content_offset_x: (get-property content-offset-x)
 * @self: a carousel
 *
 * Returns: the property content-offset-x
 */
double swift_carousel_get_content_offset_x (SwiftCarousel *self);

/**
 * swift_carousel_set_content_offset_x: (set-property content-offset-x)
 * @self: a carousel
 * @value: the property content-offset-x
 *
 * Sets the property content-offset-x.
 */
void swift_carousel_set_content_offset_x (SwiftCarousel *self, double value);

/**
 * SwiftCarousel:content-offset-y: (getter get_content_offset_y) (setter set_content_offset_y)
 *
 * Shifts the items, and the vanishing point with them. In points.
 */

/**
 * swift_carousel_get_content_offset_y: (get-property content-offset-y)
 * @self: a carousel
 *
 * Returns: the property content-offset-y
 */
double swift_carousel_get_content_offset_y (SwiftCarousel *self);

/**
 * swift_carousel_set_content_offset_y: (set-property content-offset-y)
 * @self: a carousel
 * @value: the property content-offset-y
 *
 * Sets the property content-offset-y.
 */
void swift_carousel_set_content_offset_y (SwiftCarousel *self, double value);

/**
 * SwiftCarousel:viewpoint-offset-x: (getter get_viewpoint_offset_x) (setter set_viewpoint_offset_x)
 *
 * Shifts the eye: items move the opposite way, and the vanishing point changes. In points.
 */

/**
 * swift_carousel_get_viewpoint_offset_x: (get-property viewpoint-offset-x)
 * @self: a carousel
 *
 * Returns: the property viewpoint-offset-x
 */
double swift_carousel_get_viewpoint_offset_x (SwiftCarousel *self);

/**
 * swift_carousel_set_viewpoint_offset_x: (set-property viewpoint-offset-x)
 * @self: a carousel
 * @value: the property viewpoint-offset-x
 *
 * Sets the property viewpoint-offset-x.
 */
void swift_carousel_set_viewpoint_offset_x (SwiftCarousel *self, double value);

/**
 * SwiftCarousel:viewpoint-offset-y: (getter get_viewpoint_offset_y) (setter set_viewpoint_offset_y)
 *
 * Shifts the eye: items move the opposite way, and the vanishing point changes. In points.
 */

/**
 * swift_carousel_get_viewpoint_offset_y: (get-property viewpoint-offset-y)
 * @self: a carousel
 *
 * Returns: the property viewpoint-offset-y
 */
double swift_carousel_get_viewpoint_offset_y (SwiftCarousel *self);

/**
 * swift_carousel_set_viewpoint_offset_y: (set-property viewpoint-offset-y)
 * @self: a carousel
 * @value: the property viewpoint-offset-y
 *
 * Sets the property viewpoint-offset-y.
 */
void swift_carousel_set_viewpoint_offset_y (SwiftCarousel *self, double value);

/**
 * SwiftCarousel:focus-point-x: (getter get_focus_point_x) (setter set_focus_point_x)
 *
 * Where the current item rests, as a share of the carousel's size.
 */

/**
 * swift_carousel_get_focus_point_x: (get-property focus-point-x)
 * @self: a carousel
 *
 * Returns: the property focus-point-x
 */
double swift_carousel_get_focus_point_x (SwiftCarousel *self);

/**
 * swift_carousel_set_focus_point_x: (set-property focus-point-x)
 * @self: a carousel
 * @value: the property focus-point-x
 *
 * Sets the property focus-point-x.
 */
void swift_carousel_set_focus_point_x (SwiftCarousel *self, double value);

/**
 * SwiftCarousel:focus-point-y: (getter get_focus_point_y) (setter set_focus_point_y)
 *
 * Where the current item rests, as a share of the carousel's size.
 */

/**
 * swift_carousel_get_focus_point_y: (get-property focus-point-y)
 * @self: a carousel
 *
 * Returns: the property focus-point-y
 */
double swift_carousel_get_focus_point_y (SwiftCarousel *self);

/**
 * swift_carousel_set_focus_point_y: (set-property focus-point-y)
 * @self: a carousel
 * @value: the property focus-point-y
 *
 * Sets the property focus-point-y.
 */
void swift_carousel_set_focus_point_y (SwiftCarousel *self, double value);

/**
 * SwiftCarousel:pan-vector-x: (getter get_pan_vector_x) (setter set_pan_vector_x)
 *
 * The direction on the screen in which swipes scroll to higher indexes; 0 leaves it to the style.
 */

/**
 * swift_carousel_get_pan_vector_x: (get-property pan-vector-x)
 * @self: a carousel
 *
 * Returns: the property pan-vector-x
 */
double swift_carousel_get_pan_vector_x (SwiftCarousel *self);

/**
 * swift_carousel_set_pan_vector_x: (set-property pan-vector-x)
 * @self: a carousel
 * @value: the property pan-vector-x
 *
 * Sets the property pan-vector-x.
 */
void swift_carousel_set_pan_vector_x (SwiftCarousel *self, double value);

/**
 * SwiftCarousel:pan-vector-y: (getter get_pan_vector_y) (setter set_pan_vector_y)
 *
 * The direction on the screen in which swipes scroll to higher indexes; 0 leaves it to the style.
 */

/**
 * swift_carousel_get_pan_vector_y: (get-property pan-vector-y)
 * @self: a carousel
 *
 * Returns: the property pan-vector-y
 */
double swift_carousel_get_pan_vector_y (SwiftCarousel *self);

/**
 * swift_carousel_set_pan_vector_y: (set-property pan-vector-y)
 * @self: a carousel
 * @value: the property pan-vector-y
 *
 * Sets the property pan-vector-y.
 */
void swift_carousel_set_pan_vector_y (SwiftCarousel *self, double value);

/**
 * SwiftCarousel:transitions: (getter get_transitions) (setter set_transitions)
 *
 * Which changes are shown as a transition from the old layout to the new one.
 */

/**
 * swift_carousel_get_transitions: (get-property transitions)
 * @self: a carousel
 *
 * Returns: the property transitions
 */
SwiftCarouselTransitions swift_carousel_get_transitions (SwiftCarousel *self);

/**
 * swift_carousel_set_transitions: (set-property transitions)
 * @self: a carousel
 * @value: the property transitions
 *
 * Sets the property transitions.
 */
void swift_carousel_set_transitions (SwiftCarousel *self, SwiftCarouselTransitions value);

/**
 * SwiftCarousel:items-per-view: (getter get_items_per_view) (setter set_items_per_view)
 *
 * How many items fit side by side, which makes their length; 0 takes the item length.
 */

/**
 * swift_carousel_get_items_per_view: (get-property items-per-view)
 * @self: a carousel
 *
 * Returns: the property items-per-view
 */
double swift_carousel_get_items_per_view (SwiftCarousel *self);

/**
 * swift_carousel_set_items_per_view: (set-property items-per-view)
 * @self: a carousel
 * @value: the property items-per-view
 *
 * Sets the property items-per-view.
 */
void swift_carousel_set_items_per_view (SwiftCarousel *self, double value);

/**
 * SwiftCarousel:insets-x: (getter get_insets_x) (setter set_insets_x)
 *
 * The space before the first and after the last item along the axis. In points.
 */

/**
 * swift_carousel_get_insets_x: (get-property insets-x)
 * @self: a carousel
 *
 * Returns: the property insets-x
 */
double swift_carousel_get_insets_x (SwiftCarousel *self);

/**
 * swift_carousel_set_insets_x: (set-property insets-x)
 * @self: a carousel
 * @value: the property insets-x
 *
 * Sets the property insets-x.
 */
void swift_carousel_set_insets_x (SwiftCarousel *self, double value);

/**
 * SwiftCarousel:insets-y: (getter get_insets_y) (setter set_insets_y)
 *
 * The space before the first and after the last item along the axis. In points.
 */

/**
 * swift_carousel_get_insets_y: (get-property insets-y)
 * @self: a carousel
 *
 * Returns: the property insets-y
 */
double swift_carousel_get_insets_y (SwiftCarousel *self);

/**
 * swift_carousel_set_insets_y: (set-property insets-y)
 * @self: a carousel
 * @value: the property insets-y
 *
 * Sets the property insets-y.
 */
void swift_carousel_set_insets_y (SwiftCarousel *self, double value);

/**
 * SwiftCarousel:alignment: (getter get_alignment) (setter set_alignment)
 *
 * The share of the carousel on which the same share of the current item rests: 0 is the start, 1 the end.
 */

/**
 * swift_carousel_get_alignment: (get-property alignment)
 * @self: a carousel
 *
 * Returns: the property alignment
 */
double swift_carousel_get_alignment (SwiftCarousel *self);

/**
 * swift_carousel_set_alignment: (set-property alignment)
 * @self: a carousel
 * @value: the property alignment
 *
 * Sets the property alignment.
 */
void swift_carousel_set_alignment (SwiftCarousel *self, double value);

/**
 * SwiftCarousel:contain: (getter get_contain) (setter set_contain)
 *
 * Whether there is no empty space before the first and after the last item; no effect when wrapped.
 */

/**
 * swift_carousel_get_contain: (get-property contain)
 * @self: a carousel
 *
 * Returns: the property contain
 */
gboolean swift_carousel_get_contain (SwiftCarousel *self);

/**
 * swift_carousel_set_contain: (set-property contain)
 * @self: a carousel
 * @value: the property contain
 *
 * Sets the property contain.
 */
void swift_carousel_set_contain (SwiftCarousel *self, gboolean value);

/**
 * SwiftCarousel:group-size: (getter get_group_size) (setter set_group_size)
 *
 * The number of items that scroll as a page; 0 is as many as fit.
 */

/**
 * swift_carousel_get_group_size: (get-property group-size)
 * @self: a carousel
 *
 * Returns: the property group-size
 */
guint swift_carousel_get_group_size (SwiftCarousel *self);

/**
 * swift_carousel_set_group_size: (set-property group-size)
 * @self: a carousel
 * @value: the property group-size
 *
 * Sets the property group-size.
 */
void swift_carousel_set_group_size (SwiftCarousel *self, guint value);

/**
 * SwiftCarousel:snap: (getter get_snap) (setter set_snap)
 *
 * Where it comes to rest: always on a snap position, only if it would stop near one, or anywhere.
 */

/**
 * swift_carousel_get_snap: (get-property snap)
 * @self: a carousel
 *
 * Returns: the property snap
 */
SwiftCarouselSnapMode swift_carousel_get_snap (SwiftCarousel *self);

/**
 * swift_carousel_set_snap: (set-property snap)
 * @self: a carousel
 * @value: the property snap
 *
 * Sets the property snap.
 */
void swift_carousel_set_snap (SwiftCarousel *self, SwiftCarouselSnapMode value);

/**
 * SwiftCarousel:item-sizing: (getter get_item_sizing) (setter set_item_sizing)
 *
 * Whether all items are as long as the first one or as given, or each as long as its own view.
 */

/**
 * swift_carousel_get_item_sizing: (get-property item-sizing)
 * @self: a carousel
 *
 * Returns: the property item-sizing
 */
SwiftCarouselItemSizing swift_carousel_get_item_sizing (SwiftCarousel *self);

/**
 * swift_carousel_set_item_sizing: (set-property item-sizing)
 * @self: a carousel
 * @value: the property item-sizing
 *
 * Sets the property item-sizing.
 */
void swift_carousel_set_item_sizing (SwiftCarousel *self, SwiftCarouselItemSizing value);

/**
 * SwiftCarousel:cross-alignment: (getter get_cross_alignment) (setter set_cross_alignment)
 *
 * Where items rest across the axis: in the middle, at the start or the end, or as large as the carousel.
 */

/**
 * swift_carousel_get_cross_alignment: (get-property cross-alignment)
 * @self: a carousel
 *
 * Returns: the property cross-alignment
 */
SwiftCarouselCrossAlignment swift_carousel_get_cross_alignment (SwiftCarousel *self);

/**
 * swift_carousel_set_cross_alignment: (set-property cross-alignment)
 * @self: a carousel
 * @value: the property cross-alignment
 *
 * Sets the property cross-alignment.
 */
void swift_carousel_set_cross_alignment (SwiftCarousel *self, SwiftCarouselCrossAlignment value);

/**
 * SwiftCarousel:auto-height: (getter get_auto_height) (setter set_auto_height)
 *
 * Whether the carousel is as high as its current item; no effect in a vertical one.
 */

/**
 * swift_carousel_get_auto_height: (get-property auto-height)
 * @self: a carousel
 *
 * Returns: the property auto-height
 */
gboolean swift_carousel_get_auto_height (SwiftCarousel *self);

/**
 * swift_carousel_set_auto_height: (set-property auto-height)
 * @self: a carousel
 * @value: the property auto-height
 *
 * Sets the property auto-height.
 */
void swift_carousel_set_auto_height (SwiftCarousel *self, gboolean value);

G_END_DECLS
