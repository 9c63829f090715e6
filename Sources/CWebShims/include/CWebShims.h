// What the module asks of JavaScript, and what the C library would otherwise give it.
#ifndef CWEBSHIMS_H
#define CWEBSHIMS_H

#if defined(__wasm__)

#include <stdint.h>

#define CAROUSEL_IMPORT(name) __attribute__((import_module("carousel"), import_name(#name)))

// The first argument is always the carousel; views are numbers that JavaScript chooses, never 0.

// Data.
CAROUSEL_IMPORT(items) double web_items(int32_t carousel);
CAROUSEL_IMPORT(placeholders) double web_placeholders(int32_t carousel);
// A view for an item or a placeholder; `reused` is 0 or a view to be used again.
CAROUSEL_IMPORT(view) int32_t web_view(int32_t carousel, int32_t index, int32_t reused, int32_t isPlaceholder);

// Views.
CAROUSEL_IMPORT(mount) void web_mount(int32_t carousel, int32_t view);
CAROUSEL_IMPORT(unmount) void web_unmount(int32_t carousel, int32_t view);
CAROUSEL_IMPORT(width) double web_width(int32_t carousel, int32_t view);
CAROUSEL_IMPORT(height) double web_height(int32_t carousel, int32_t view);
CAROUSEL_IMPORT(replace) void web_replace(int32_t carousel, int32_t old, int32_t new_, int32_t isAnimated);
// The module has no more use for a view.
CAROUSEL_IMPORT(release) void web_release(int32_t carousel, int32_t view);
// So many items were placed; their records are at the address.
CAROUSEL_IMPORT(placed) void web_placed(int32_t carousel, int32_t count, const double *records);
// What is placed next replaces what is shown by a cross-fade.
CAROUSEL_IMPORT(crossFade) void web_cross_fade(int32_t carousel);
// The focus has to leave a view, and goes to the carousel.
CAROUSEL_IMPORT(releaseFocus) void web_release_focus(int32_t carousel, int32_t view);

// Dialogue.
CAROUSEL_IMPORT(event) void web_event(int32_t carousel, int32_t kind, double value);
// An item event, by its number; the item is so far from the middle, in items.
CAROUSEL_IMPORT(itemEvent) void web_item_event(
  int32_t carousel, int32_t kind, int32_t view, int32_t index, double offset);
CAROUSEL_IMPORT(shouldSelect) int32_t web_should_select(int32_t carousel, int32_t index);
// When the next frame is needed, in seconds of the carousel's clock: infinity is never, and minus infinity in each refresh.
CAROUSEL_IMPORT(schedule) void web_schedule(int32_t carousel, double time);
CAROUSEL_IMPORT(option) double web_option(int32_t carousel, int32_t option, double standard);
// A custom style: the base transform is at the address, and an opacity of 1 after it; the results are written there.
CAROUSEL_IMPORT(transform) void web_transform(
  int32_t carousel, double offset, double width, double height, double *matrix);

// A number as JavaScript reads it; NaN where the text is none.
CAROUSEL_IMPORT(number) double web_number(const void *text, int32_t length);
// Writes a number as JavaScript does; returns how many bytes it is.
CAROUSEL_IMPORT(writeNumber) int32_t web_write_number(double number, void *text);

// The module's memory: how often it was asked for since the start, and how many bytes are in use.
uint32_t web_allocations(void);
uint32_t web_bytes_in_use(void);

#endif
#endif
