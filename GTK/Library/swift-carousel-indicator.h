// Indicators of the position of a carousel.
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define SWIFT_TYPE_CAROUSEL_INDICATOR (swift_carousel_indicator_get_type ())

/**
 * SwiftCarouselIndicator:
 *
 * The position of a carousel as dots, lines or a count, for a #SwiftCarousel or an AdwCarousel. A click on a dot or a line
 * scrolls to its item. It is a #GtkOrientable.
 */
G_DECLARE_FINAL_TYPE (SwiftCarouselIndicator, swift_carousel_indicator, SWIFT, CAROUSEL_INDICATOR, GtkWidget)

/**
 * swift_carousel_indicator_new:
 *
 * Creates an indicator with dots, without a carousel.
 *
 * Returns: (transfer none): a new indicator
 */
GtkWidget *swift_carousel_indicator_new (void);

/**
 * SwiftCarouselIndicator:carousel: (getter get_carousel) (setter set_carousel)
 *
 * The carousel, a #SwiftCarousel or an AdwCarousel. The indicator does not keep it alive.
 */

/**
 * swift_carousel_indicator_get_carousel: (get-property carousel)
 * @self: an indicator
 *
 * Returns: (transfer none) (nullable): the carousel
 */
GtkWidget *swift_carousel_indicator_get_carousel (SwiftCarouselIndicator *self);

/**
 * swift_carousel_indicator_set_carousel: (set-property carousel)
 * @self: an indicator
 * @carousel: (nullable): a #SwiftCarousel or an AdwCarousel
 *
 * Sets the carousel.
 */
void swift_carousel_indicator_set_carousel (SwiftCarouselIndicator *self, GtkWidget *carousel);

/**
 * SwiftCarouselIndicator:kind: (getter get_kind) (setter set_kind)
 *
 * How the position is shown: `dots`, `lines` or `count`.
 */

/**
 * swift_carousel_indicator_get_kind: (get-property kind)
 * @self: an indicator
 *
 * Returns: (transfer full): how the position is shown
 */
char *swift_carousel_indicator_get_kind (SwiftCarouselIndicator *self);

/**
 * swift_carousel_indicator_set_kind: (set-property kind)
 * @self: an indicator
 * @kind: (nullable): `dots`, `lines` or `count`; %NULL for `dots`
 *
 * Sets how the position is shown.
 */
void swift_carousel_indicator_set_kind (SwiftCarouselIndicator *self, const char *kind);

/**
 * SwiftCarouselIndicator:show-autoplay-progress: (getter get_show_autoplay_progress) (setter set_show_autoplay_progress)
 *
 * Whether the current dot or line fills while the time of autoplay at the current item passes. A count shows no time, nor does an
 * AdwCarousel have one.
 */

/**
 * swift_carousel_indicator_get_show_autoplay_progress: (get-property show-autoplay-progress)
 * @self: an indicator
 *
 * Returns: whether it shows the time of autoplay
 */
gboolean swift_carousel_indicator_get_show_autoplay_progress (SwiftCarouselIndicator *self);

/**
 * swift_carousel_indicator_set_show_autoplay_progress: (set-property show-autoplay-progress)
 * @self: an indicator
 * @shows: whether the current dot or line fills while the time of autoplay passes
 *
 * Sets whether the indicator shows the time of autoplay.
 */
void swift_carousel_indicator_set_show_autoplay_progress (SwiftCarouselIndicator *self, gboolean shows);

G_END_DECLS
