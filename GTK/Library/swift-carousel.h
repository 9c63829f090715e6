// A carousel of widgets for GTK 4.
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define SWIFT_TYPE_CAROUSEL (swift_carousel_get_type ())

/**
 * SwiftCarousel:
 *
 * A carousel of widgets, in any style, scrolled by the user or by a program.
 *
 * Its items are its visible children, or those of a #GListModel. It is a #GtkOrientable, and takes children in `.ui` files.
 */
G_DECLARE_FINAL_TYPE (SwiftCarousel, swift_carousel, SWIFT, CAROUSEL, GtkWidget)

/**
 * SwiftCarouselTransitions:
 * @SWIFT_CAROUSEL_TRANSITIONS_NONE: None.
 * @SWIFT_CAROUSEL_TRANSITIONS_STYLE: A change of the style.
 * @SWIFT_CAROUSEL_TRANSITIONS_AXIS: A change of the orientation.
 * @SWIFT_CAROUSEL_TRANSITIONS_OPTIONS: A change of the style's options.
 * @SWIFT_CAROUSEL_TRANSITIONS_VIEWPORT: A change of the carousel's size.
 *
 * The changes that are shown as a transition from the old layout to the new one.
 */
typedef enum /*< flags >*/ {
  SWIFT_CAROUSEL_TRANSITIONS_NONE = 0,
  SWIFT_CAROUSEL_TRANSITIONS_STYLE = 1 << 0,
  SWIFT_CAROUSEL_TRANSITIONS_AXIS = 1 << 1,
  SWIFT_CAROUSEL_TRANSITIONS_OPTIONS = 1 << 2,
  SWIFT_CAROUSEL_TRANSITIONS_VIEWPORT = 1 << 3,
} SwiftCarouselTransitions;

#define SWIFT_TYPE_CAROUSEL_TRANSITIONS (swift_carousel_transitions_get_type ())
GType swift_carousel_transitions_get_type (void) G_GNUC_CONST;

/**
 * SwiftCarouselSnapMode:
 * @SWIFT_CAROUSEL_SNAP_MODE_MANDATORY: It always comes to rest on a snap position.
 * @SWIFT_CAROUSEL_SNAP_MODE_PROXIMITY: It comes to rest on a snap position if it would stop near one.
 * @SWIFT_CAROUSEL_SNAP_MODE_NONE: It comes to rest anywhere between its ends.
 *
 * Which positions attract a carousel that settles.
 */
typedef enum {
  SWIFT_CAROUSEL_SNAP_MODE_MANDATORY,
  SWIFT_CAROUSEL_SNAP_MODE_PROXIMITY,
  SWIFT_CAROUSEL_SNAP_MODE_NONE,
} SwiftCarouselSnapMode;

#define SWIFT_TYPE_CAROUSEL_SNAP_MODE (swift_carousel_snap_mode_get_type ())
GType swift_carousel_snap_mode_get_type (void) G_GNUC_CONST;

/**
 * SwiftCarouselDragInput:
 * @SWIFT_CAROUSEL_DRAG_INPUT_ALL: Fingers, pens and mice.
 * @SWIFT_CAROUSEL_DRAG_INPUT_TOUCH: Fingers and pens.
 * @SWIFT_CAROUSEL_DRAG_INPUT_NONE: None of them.
 *
 * Which pointers drag a carousel. Clicks select items in any case.
 */
typedef enum {
  SWIFT_CAROUSEL_DRAG_INPUT_ALL,
  SWIFT_CAROUSEL_DRAG_INPUT_TOUCH,
  SWIFT_CAROUSEL_DRAG_INPUT_NONE,
} SwiftCarouselDragInput;

#define SWIFT_TYPE_CAROUSEL_DRAG_INPUT (swift_carousel_drag_input_get_type ())
GType swift_carousel_drag_input_get_type (void) G_GNUC_CONST;

/**
 * SwiftCarouselItemSizing:
 * @SWIFT_CAROUSEL_ITEM_SIZING_UNIFORM: All items have the same length.
 * @SWIFT_CAROUSEL_ITEM_SIZING_MEASURED: Each item has the length of its own widget.
 *
 * Where the lengths of items along the axis come from.
 */
typedef enum {
  SWIFT_CAROUSEL_ITEM_SIZING_UNIFORM,
  SWIFT_CAROUSEL_ITEM_SIZING_MEASURED,
} SwiftCarouselItemSizing;

#define SWIFT_TYPE_CAROUSEL_ITEM_SIZING (swift_carousel_item_sizing_get_type ())
GType swift_carousel_item_sizing_get_type (void) G_GNUC_CONST;

/**
 * SwiftCarouselCrossAlignment:
 * @SWIFT_CAROUSEL_CROSS_ALIGNMENT_CENTER: The middle of each item is in the middle of the carousel.
 * @SWIFT_CAROUSEL_CROSS_ALIGNMENT_START: The start of each item is at the start of the carousel.
 * @SWIFT_CAROUSEL_CROSS_ALIGNMENT_END: The end of each item is at the end of the carousel.
 * @SWIFT_CAROUSEL_CROSS_ALIGNMENT_STRETCH: Each item is as large as the carousel.
 *
 * Where items rest across the axis.
 */
typedef enum {
  SWIFT_CAROUSEL_CROSS_ALIGNMENT_CENTER,
  SWIFT_CAROUSEL_CROSS_ALIGNMENT_START,
  SWIFT_CAROUSEL_CROSS_ALIGNMENT_END,
  SWIFT_CAROUSEL_CROSS_ALIGNMENT_STRETCH,
} SwiftCarouselCrossAlignment;

#define SWIFT_TYPE_CAROUSEL_CROSS_ALIGNMENT (swift_carousel_cross_alignment_get_type ())
GType swift_carousel_cross_alignment_get_type (void) G_GNUC_CONST;

/**
 * swift_carousel_new:
 *
 * Creates an empty carousel.
 *
 * Returns: (transfer none): a new carousel
 */
GtkWidget *swift_carousel_new (void);

/* Children */

/**
 * swift_carousel_append:
 * @self: a carousel
 * @child: a widget without a parent
 *
 * Adds a child at the end. Children replace the items of a model.
 */
void swift_carousel_append (SwiftCarousel *self, GtkWidget *child);

/**
 * swift_carousel_prepend:
 * @self: a carousel
 * @child: a widget without a parent
 *
 * Adds a child at the start.
 */
void swift_carousel_prepend (SwiftCarousel *self, GtkWidget *child);

/**
 * swift_carousel_insert:
 * @self: a carousel
 * @child: a widget without a parent
 * @position: the index of the child; -1 and indexes beyond the end append it
 *
 * Adds a child.
 */
void swift_carousel_insert (SwiftCarousel *self, GtkWidget *child, int position);

/**
 * swift_carousel_reorder:
 * @self: a carousel
 * @child: a child of the carousel
 * @position: its new index; -1 and indexes beyond the end are the last one
 *
 * Moves a child.
 */
void swift_carousel_reorder (SwiftCarousel *self, GtkWidget *child, int position);

/**
 * swift_carousel_remove:
 * @self: a carousel
 * @child: a child of the carousel
 *
 * Removes a child.
 */
void swift_carousel_remove (SwiftCarousel *self, GtkWidget *child);

/**
 * swift_carousel_get_nth_page:
 * @self: a carousel
 * @n: an index
 *
 * Returns: (transfer none) (nullable): the child with an index
 */
GtkWidget *swift_carousel_get_nth_page (SwiftCarousel *self, guint n);

/**
 * swift_carousel_get_index_of:
 * @self: a carousel
 * @widget: a widget
 *
 * Returns: the index of the item whose widget is @widget or contains it, or -1 for other widgets
 */
int swift_carousel_get_index_of (SwiftCarousel *self, GtkWidget *widget);

/**
 * swift_carousel_item_at:
 * @self: a carousel
 * @x: a distance from the widget's left edge, in points
 * @y: a distance from the widget's upper edge, in points
 *
 * Returns: the index of the frontmost item that is seen at a point, or -1 if there is none
 */
int swift_carousel_item_at (SwiftCarousel *self, double x, double y);

/**
 * swift_carousel_insertion_index_at:
 * @self: a carousel
 * @x: a distance from the widget's left edge, in points
 * @y: a distance from the widget's upper edge, in points
 *
 * Returns: the index at which an item is to be inserted that is dropped at a point: before or after the item that is seen
 *     there or nearest to it
 */
guint swift_carousel_insertion_index_at (SwiftCarousel *self, double x, double y);

/* Models */

/**
 * SwiftCarousel:model: (getter get_model) (setter set_model)
 *
 * The list model of the items. If it is a #GtkSelectionModel, its selected item is the current one.
 */

/**
 * swift_carousel_get_model: (get-property model)
 * @self: a carousel
 *
 * Returns: (transfer none) (nullable): the list model
 */
GListModel *swift_carousel_get_model (SwiftCarousel *self);

/**
 * swift_carousel_set_model: (set-property model)
 * @self: a carousel
 * @model: (transfer none) (nullable): a list model
 *
 * Shows the items of a list model in place of others. Its changes are animated.
 */
void swift_carousel_set_model (SwiftCarousel *self, GListModel *model);

/**
 * SwiftCarousel:factory: (getter get_factory) (setter set_factory)
 *
 * Makes the widgets of the model's items. Only visible items are bound, and a few that are recycled next.
 * The position of a #GtkListItem is always 0; swift_carousel_get_index_of() returns the index of its child.
 */

/**
 * swift_carousel_get_factory: (get-property factory)
 * @self: a carousel
 *
 * Returns: (transfer none) (nullable): the factory
 */
GtkListItemFactory *swift_carousel_get_factory (SwiftCarousel *self);

/**
 * swift_carousel_set_factory: (set-property factory)
 * @self: a carousel
 * @factory: (transfer none) (nullable): a factory
 *
 * Sets the factory of the model's widgets.
 */
void swift_carousel_set_factory (SwiftCarousel *self, GtkListItemFactory *factory);

/* Scrolling */

/**
 * swift_carousel_scroll_to:
 * @self: a carousel
 * @widget: a child of the carousel
 * @animate: whether to scroll, or to jump
 *
 * Shows a child.
 */
void swift_carousel_scroll_to (SwiftCarousel *self, GtkWidget *widget, gboolean animate);

/**
 * swift_carousel_scroll_to_index:
 * @self: a carousel
 * @index: the index of an item; the last one if there is none with this index
 * @animate: whether to scroll, or to jump
 *
 * Shows an item.
 */
void swift_carousel_scroll_to_index (SwiftCarousel *self, guint index, gboolean animate);

/**
 * swift_carousel_step:
 * @self: a carousel
 * @count: a number of items; negative towards the first
 *
 * Scrolls by a number of items from where it is about to come to rest, so that three quick calls move three items.
 */
void swift_carousel_step (SwiftCarousel *self, int count);

/**
 * swift_carousel_move:
 * @self: a carousel
 * @count: a number of items; negative towards the first
 *
 * Moves by a number of items on behalf of the user, for a button of the app: screen readers announce the item at which the
 * carousel comes to rest, or the end beyond which the user wants to go.
 *
 * Returns: whether there is an item to move to
 */
gboolean swift_carousel_move (SwiftCarousel *self, int count);

/**
 * swift_carousel_user_will_act:
 * @self: a carousel
 *
 * Tells that the user is about to act, so that the item at which the carousel comes to rest is announced to assistive
 * technology. Call it from a button of the app before it moves the carousel.
 */
void swift_carousel_user_will_act (SwiftCarousel *self);

/* Properties; those of the engine are in swift-carousel-settings.h. */

/**
 * SwiftCarousel:position: (getter get_position) (setter set_position)
 *
 * The scroll offset, in items: 0 with the first item in the middle. Setting it jumps.
 */

/**
 * swift_carousel_get_position: (get-property position)
 * @self: a carousel
 *
 * Returns: the scroll offset, in items
 */
double swift_carousel_get_position (SwiftCarousel *self);

/**
 * swift_carousel_set_position: (set-property position)
 * @self: a carousel
 * @position: the scroll offset, in items
 *
 * Jumps to an offset; beyond the ends it is clamped to the bounce distance.
 */
void swift_carousel_set_position (SwiftCarousel *self, double position);

/**
 * SwiftCarousel:current-index: (getter get_current_index) (setter set_current_index)
 *
 * The index of the item nearest to the middle, or -1 without items. Setting it jumps.
 */

/**
 * swift_carousel_get_current_index: (get-property current-index)
 * @self: a carousel
 *
 * Returns: the index of the item nearest to the middle, or -1
 */
int swift_carousel_get_current_index (SwiftCarousel *self);

/**
 * swift_carousel_set_current_index: (set-property current-index)
 * @self: a carousel
 * @index: the index of an item; indexes out of range are clamped
 *
 * Jumps to an item.
 */
void swift_carousel_set_current_index (SwiftCarousel *self, int index);

/**
 * SwiftCarousel:n-items: (getter get_n_items)
 *
 * The number of items.
 */

/**
 * swift_carousel_get_n_items: (get-property n-items)
 * @self: a carousel
 *
 * Returns: the number of items
 */
guint swift_carousel_get_n_items (SwiftCarousel *self);

/**
 * SwiftCarousel:n-pages: (getter get_n_pages)
 *
 * The number of pages: the positions at which the carousel rests. By default each item is one.
 */

/**
 * swift_carousel_get_n_pages: (get-property n-pages)
 * @self: a carousel
 *
 * Returns: the number of pages
 */
guint swift_carousel_get_n_pages (SwiftCarousel *self);

/**
 * SwiftCarousel:page: (getter get_page) (setter set_page)
 *
 * The number of the current page, or -1 without items. Setting it scrolls there, unless it is the current page or the one on which
 * the carousel will rest. Buttons can use the actions `carousel.next` and `carousel.previous`, which are enabled where they have an
 * effect.
 */

/**
 * swift_carousel_get_page: (get-property page)
 * @self: a carousel
 *
 * Returns: the number of the current page, or -1 without items
 */
int swift_carousel_get_page (SwiftCarousel *self);

/**
 * swift_carousel_set_page: (set-property page)
 * @self: a carousel
 * @page: the number of a page, which is clamped, or wrapped around
 *
 * Scrolls to a page.
 */
void swift_carousel_set_page (SwiftCarousel *self, int page);

/**
 * SwiftCarousel:user-initiated: (getter get_user_initiated)
 *
 * Whether the user has caused the last change of the current item, also by the carousel's buttons and dots, rather than the
 * application, a change of the items or of the size, or autoplay. It is right in handlers of `notify::current-index` and of
 * #SwiftCarousel::page-changed.
 */

/**
 * swift_carousel_get_user_initiated: (get-property user-initiated)
 * @self: a carousel
 *
 * Returns: whether the user has caused the last change of the current item
 */
gboolean swift_carousel_get_user_initiated (SwiftCarousel *self);

/**
 * SwiftCarousel:style-name: (getter get_style_name) (setter set_style_name)
 *
 * The name of the style, such as `cover-flow`. %NULL for a style without a name.
 */

/**
 * swift_carousel_get_style_name: (get-property style-name)
 * @self: a carousel
 *
 * Returns: (transfer full) (nullable): the name of the style
 */
char *swift_carousel_get_style_name (SwiftCarousel *self);

/**
 * swift_carousel_set_style_name: (set-property style-name)
 * @self: a carousel
 * @name: (nullable): the name of a style; %NULL for `linear`
 *
 * Sets the style. A name that is unknown has no effect, and is reported with all that are known.
 */
void swift_carousel_set_style_name (SwiftCarousel *self, const char *name);

/**
 * SwiftCarousel:motion: (getter get_motion) (setter set_motion)
 *
 * The motion profile: `classic`, `system` or `spring`.
 */

/**
 * swift_carousel_get_motion: (get-property motion)
 * @self: a carousel
 *
 * Returns: (transfer full): the name of the motion profile
 */
char *swift_carousel_get_motion (SwiftCarousel *self);

/**
 * swift_carousel_set_motion: (set-property motion)
 * @self: a carousel
 * @name: (nullable): the name of a motion profile; %NULL for `classic`
 *
 * Sets the motion profile.
 */
void swift_carousel_set_motion (SwiftCarousel *self, const char *name);

/**
 * swift_carousel_set_spring:
 * @self: a carousel
 * @damping_ratio: 1 comes to rest without overshooting, less oscillates; within 0.05 and 2
 * @mass: the mass of the spring, greater than 0
 * @stiffness: its stiffness, greater than 0
 *
 * Has the carousel move by a spring, as AdwCarousel does with an AdwSpringParams of these values: the motion becomes `spring`.
 * Scrolls by programs follow it while #SwiftCarousel:scroll-duration has its default.
 */
void swift_carousel_set_spring (SwiftCarousel *self, double damping_ratio, double mass, double stiffness);

/**
 * SwiftCarousel:label: (getter get_label) (setter set_label)
 *
 * The accessible label.
 */

/**
 * swift_carousel_get_label: (get-property label)
 * @self: a carousel
 *
 * Returns: (transfer full) (nullable): the accessible label
 */
char *swift_carousel_get_label (SwiftCarousel *self);

/**
 * swift_carousel_set_label: (set-property label)
 * @self: a carousel
 * @label: (nullable): the accessible label
 *
 * Sets the accessible label.
 */
void swift_carousel_set_label (SwiftCarousel *self, const char *label);

/**
 * SwiftCarousel:wrap: (getter get_wrap) (setter set_wrap)
 *
 * Whether the last item is followed by the first. Some styles wrap unless this is set to %FALSE.
 */

/**
 * swift_carousel_get_wrap: (get-property wrap)
 * @self: a carousel
 *
 * Returns: whether it wraps
 */
gboolean swift_carousel_get_wrap (SwiftCarousel *self);

/**
 * swift_carousel_set_wrap: (set-property wrap)
 * @self: a carousel
 * @wrap: whether it wraps
 *
 * Sets whether it wraps.
 */
void swift_carousel_set_wrap (SwiftCarousel *self, gboolean wrap);

/**
 * SwiftCarousel:spacing: (getter get_spacing) (setter set_spacing)
 *
 * The gap between neighbouring items, in points: a part of each item to styles that place items closer.
 */

/**
 * swift_carousel_get_spacing: (get-property spacing)
 * @self: a carousel
 *
 * Returns: the gap, in points
 */
guint swift_carousel_get_spacing (SwiftCarousel *self);

/**
 * swift_carousel_set_spacing: (set-property spacing)
 * @self: a carousel
 * @spacing: the gap, in points
 *
 * Sets the gap between items.
 */
void swift_carousel_set_spacing (SwiftCarousel *self, guint spacing);

/**
 * SwiftCarousel:reveal-duration: (getter get_reveal_duration) (setter set_reveal_duration)
 *
 * The duration of the slides when items are added, removed or moved, in milliseconds.
 */

/**
 * swift_carousel_get_reveal_duration: (get-property reveal-duration)
 * @self: a carousel
 *
 * Returns: the duration, in milliseconds
 */
guint swift_carousel_get_reveal_duration (SwiftCarousel *self);

/**
 * swift_carousel_set_reveal_duration: (set-property reveal-duration)
 * @self: a carousel
 * @duration: the duration, in milliseconds; 0 for none
 *
 * Sets the duration of the slides when items are added, removed or moved.
 */
void swift_carousel_set_reveal_duration (SwiftCarousel *self, guint duration);

/**
 * SwiftCarousel:scroll-duration: (getter get_scroll_duration) (setter set_scroll_duration)
 *
 * The duration of animated scrolls by the functions of this class, in milliseconds.
 */

/**
 * swift_carousel_get_scroll_duration: (get-property scroll-duration)
 * @self: a carousel
 *
 * Returns: the duration, in milliseconds
 */
guint swift_carousel_get_scroll_duration (SwiftCarousel *self);

/**
 * swift_carousel_set_scroll_duration: (set-property scroll-duration)
 * @self: a carousel
 * @duration: the duration, in milliseconds; 0 jumps
 *
 * Sets the duration of animated scrolls by the functions of this class.
 */
void swift_carousel_set_scroll_duration (SwiftCarousel *self, guint duration);

/**
 * SwiftCarousel:allow-mouse-drag: (getter get_allow_mouse_drag) (setter set_allow_mouse_drag)
 *
 * Whether it can be dragged with the mouse; clicks select in any case.
 */

/**
 * swift_carousel_get_allow_mouse_drag: (get-property allow-mouse-drag)
 * @self: a carousel
 *
 * Returns: whether it can be dragged with the mouse
 */
gboolean swift_carousel_get_allow_mouse_drag (SwiftCarousel *self);

/**
 * swift_carousel_set_allow_mouse_drag: (set-property allow-mouse-drag)
 * @self: a carousel
 * @allow: whether it can be dragged with the mouse
 *
 * Sets whether it can be dragged with the mouse.
 */
void swift_carousel_set_allow_mouse_drag (SwiftCarousel *self, gboolean allow);

/**
 * SwiftCarousel:allow-scroll-wheel: (getter get_allow_scroll_wheel) (setter set_allow_scroll_wheel)
 *
 * Whether it reacts to scroll wheels; touchpads work in any case.
 */

/**
 * swift_carousel_get_allow_scroll_wheel: (get-property allow-scroll-wheel)
 * @self: a carousel
 *
 * Returns: whether it reacts to scroll wheels
 */
gboolean swift_carousel_get_allow_scroll_wheel (SwiftCarousel *self);

/**
 * swift_carousel_set_allow_scroll_wheel: (set-property allow-scroll-wheel)
 * @self: a carousel
 * @allow: whether it reacts to scroll wheels
 *
 * Sets whether it reacts to scroll wheels.
 */
void swift_carousel_set_allow_scroll_wheel (SwiftCarousel *self, gboolean allow);

/**
 * SwiftCarousel:paused: (getter get_paused) (setter set_paused)
 *
 * Whether autoplay and autoscroll are paused.
 */

/**
 * swift_carousel_get_paused: (get-property paused)
 * @self: a carousel
 *
 * Returns: whether autoplay and autoscroll are paused
 */
gboolean swift_carousel_get_paused (SwiftCarousel *self);

/**
 * swift_carousel_set_paused: (set-property paused)
 * @self: a carousel
 * @paused: whether autoplay and autoscroll are paused
 *
 * Pauses autoplay and autoscroll, or resumes them.
 */
void swift_carousel_set_paused (SwiftCarousel *self, gboolean paused);

/**
 * SwiftCarousel:autoplay-progress: (getter get_autoplay_progress)
 *
 * The share of the autoplay interval that has passed at the current item, from 0 to 1; 0 while the carousel moves, and without
 * autoplay. While autoplay waits, it stands still. It is notified when it begins to grow and when it stops, and not in between.
 */

/**
 * swift_carousel_get_autoplay_progress: (get-property autoplay-progress)
 * @self: a carousel
 *
 * Returns: the share of the autoplay interval that has passed at the current item
 */
double swift_carousel_get_autoplay_progress (SwiftCarousel *self);

/**
 * swift_carousel_get_autoplay_remaining_time:
 * @self: a carousel
 *
 * Returns: the time until autoplay advances the carousel, in seconds; infinite while it waits, while the carousel moves, and
 *   without autoplay
 */
double swift_carousel_get_autoplay_remaining_time (SwiftCarousel *self);

/**
 * swift_carousel_item_ended:
 * @self: a carousel
 * @index: the index of an item
 *
 * Tells that the content of an item has ended, such as its video, for which autoplay waits: it advances as if the time at the item
 * had passed. Ignored unless the item is at rest as the current one.
 */
void swift_carousel_item_ended (SwiftCarousel *self, guint index);

/**
 * SwiftCarousel:show-pause-button: (getter get_show_pause_button) (setter set_show_pause_button)
 *
 * Whether a button pauses autoplay and autoscroll.
 */

/**
 * swift_carousel_get_show_pause_button: (get-property show-pause-button)
 * @self: a carousel
 *
 * Returns: whether a button pauses autoplay and autoscroll
 */
gboolean swift_carousel_get_show_pause_button (SwiftCarousel *self);

/**
 * swift_carousel_set_show_pause_button: (set-property show-pause-button)
 * @self: a carousel
 * @shows: whether a button pauses autoplay and autoscroll
 *
 * Sets whether a button in the carousel pauses autoplay and autoscroll, while there are any: false if the app has its own.
 */
void swift_carousel_set_show_pause_button (SwiftCarousel *self, gboolean shows);

/**
 * SwiftCarousel:as-list: (getter get_as_list) (setter set_as_list)
 *
 * Whether the items are shown as a plain list.
 */

/**
 * swift_carousel_get_as_list: (get-property as-list)
 * @self: a carousel
 *
 * Returns: whether the items are shown as a plain list
 */
gboolean swift_carousel_get_as_list (SwiftCarousel *self);

/**
 * swift_carousel_set_as_list: (set-property as-list)
 * @self: a carousel
 * @is_list: whether the items are shown as a plain list
 *
 * Shows the items as a plain list, from top to bottom, or as a carousel again.
 */
void swift_carousel_set_as_list (SwiftCarousel *self, gboolean is_list);

/* Signals */

/**
 * SwiftCarousel::page-changed:
 * @self: a carousel
 * @index: the index of the item
 *
 * The carousel has come to rest at another item.
 */

/**
 * SwiftCarousel::item-activating:
 * @self: a carousel
 * @index: the index of the item
 *
 * An item is about to be activated.
 *
 * Returns: %TRUE to prevent it
 */

/**
 * SwiftCarousel::item-changing:
 * @self: a carousel
 * @index: the index of the item
 *
 * The user is about to make another item the current one: by a key, a button or a tap, or with the release of a swipe, for the item on
 * which it would rest; with a finger that drags, for the item that it brings to the middle. What programs do is not asked for.
 *
 * Returns: %TRUE to prevent it: the carousel stays or returns
 */

/**
 * SwiftCarousel::autoplay-advancing:
 * @self: a carousel
 *
 * Autoplay is about to advance the carousel.
 *
 * Returns: %TRUE to keep it at the item, whose time begins again
 */

/**
 * SwiftCarousel::autoplay-interval:
 * @self: a carousel
 * @index: the index of the item
 *
 * The time of autoplay at an item begins.
 *
 * Returns: the time, in seconds: infinite until swift_carousel_item_ended() tells that its content has ended, and 0 for
 *   #SwiftCarousel:autoplay
 */

/**
 * SwiftCarousel::item-activated:
 * @self: a carousel
 * @index: the index of the item
 *
 * An item was activated: clicked, tapped, or by a key.
 */

/**
 * SwiftCarousel::settled:
 * @self: a carousel
 *
 * The carousel has come to rest.
 */

/**
 * SwiftCarousel::drag-begin:
 * @self: a carousel
 *
 * A finger, a mouse or a touchpad begins to drag.
 */

/**
 * SwiftCarousel::drag-end:
 * @self: a carousel
 * @moves_on: whether the carousel moves on
 *
 * The drag has ended.
 */

/* Styles and documents */

/**
 * SwiftCarousel:controls-for: (getter get_controls_for) (setter set_controls_for)
 *
 * The carousel of whose items its own are thumbnails: a click or a key shows the item with the same index there, and the thumbnail of the
 * item that is shown there is selected here. It is not kept alive.
 */

/**
 * swift_carousel_get_controls_for: (get-property controls-for)
 * @self: a carousel
 *
 * Returns: (transfer none) (nullable): the carousel that it controls
 */
GtkWidget *swift_carousel_get_controls_for (SwiftCarousel *self);

/**
 * swift_carousel_set_controls_for: (set-property controls-for)
 * @self: a carousel
 * @other: (nullable): another #SwiftCarousel
 *
 * Makes the items thumbnails of those of another carousel.
 */
void swift_carousel_set_controls_for (SwiftCarousel *self, GtkWidget *other);

/**
 * SwiftCarousel:selected-index: (getter get_selected_index)
 *
 * The index of the thumbnail of the item that the controlled carousel shows, or -1.
 */

/**
 * swift_carousel_get_selected_index: (get-property selected-index)
 * @self: a carousel
 *
 * Returns: the index of the selected thumbnail, or -1
 */
int swift_carousel_get_selected_index (SwiftCarousel *self);

/**
 * swift_carousel_set_option:
 * @self: a carousel
 * @name: the name of an option of styles, such as `tilt`
 * @value: its value
 *
 * Sets an option of the style.
 *
 * Returns: whether there is such an option
 */
gboolean swift_carousel_set_option (SwiftCarousel *self, const char *name, double value);

/**
 * swift_carousel_reset_option:
 * @self: a carousel
 * @name: the name of an option of styles
 *
 * Restores the style's default of an option.
 *
 * Returns: whether there is such an option
 */
gboolean swift_carousel_reset_option (SwiftCarousel *self, const char *name);

/**
 * swift_carousel_configure:
 * @self: a carousel
 * @document: a configuration, as JSON
 * @error: return location for an error that names the fields and the right spelling
 *
 * Configures the carousel from a document; settings that it omits are reset to their defaults.
 *
 * Returns: whether the document is valid
 */
gboolean swift_carousel_configure (SwiftCarousel *self, const char *document, GError **error);

/**
 * swift_carousel_get_configuration:
 * @self: a carousel
 *
 * Returns: (transfer full) (nullable): the configuration as JSON, or %NULL if the style has no name
 */
char *swift_carousel_get_configuration (SwiftCarousel *self);

G_END_DECLS

#include <swift-carousel-indicator.h>
#include <swift-carousel-settings.h>
