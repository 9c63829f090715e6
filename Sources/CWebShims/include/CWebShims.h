// The functions that the module imports from JavaScript, and those usually provided by the C library.
#ifndef CWEBSHIMS_H
#define CWEBSHIMS_H

#if defined(__wasm__)

#include <stdint.h>

#define CAROUSEL_IMPORT(name) __attribute__((import_module("carousel"), import_name(#name)))

// The first argument is always the carousel; views are numbers that JavaScript chooses, never 0.

// Data.
CAROUSEL_IMPORT(items) double web_items(int32_t carousel);
CAROUSEL_IMPORT(placeholders) double web_placeholders(int32_t carousel);
// A view for an item or a placeholder; `reused` is 0 or a recycled view.
CAROUSEL_IMPORT(view) int32_t web_view(int32_t carousel, int32_t index, int32_t reused, int32_t isPlaceholder);
// The length that the data source gives an item; NaN or 0 for that of its view.
CAROUSEL_IMPORT(length) double web_length(int32_t carousel, int32_t index);

// Views.
CAROUSEL_IMPORT(mount) void web_mount(int32_t carousel, int32_t view);
CAROUSEL_IMPORT(unmount) void web_unmount(int32_t carousel, int32_t view);
CAROUSEL_IMPORT(width) double web_width(int32_t carousel, int32_t view);
CAROUSEL_IMPORT(height) double web_height(int32_t carousel, int32_t view);
CAROUSEL_IMPORT(replace) void web_replace(int32_t carousel, int32_t old, int32_t new_, int32_t isAnimated);
// The module no longer uses a view.
CAROUSEL_IMPORT(release) void web_release(int32_t carousel, int32_t view);
// Items were placed; their records are at the address.
CAROUSEL_IMPORT(placed) void web_placed(int32_t carousel, int32_t count, const double *records);
// Whether JavaScript can move views by itself now.
CAROUSEL_IMPORT(plays) int32_t web_plays(int32_t carousel);
// JavaScript moves views by itself from now on: from a time and for a duration, in seconds. The steps are pairs of doubles: a share of
// the duration, and the progress. Whether the keyframes that follow are for shares of the duration.
CAROUSEL_IMPORT(play) int32_t web_play(
  int32_t carousel, double start, double duration, int32_t count, const double *steps);
// The course of a view: so many records of `KeyframeRecord`.
CAROUSEL_IMPORT(course) void web_course(int32_t carousel, int32_t view, int32_t count, const double *keyframes);
CAROUSEL_IMPORT(endPlaying) void web_end_playing(int32_t carousel);
// The next placement replaces the current one with a cross-fade.
CAROUSEL_IMPORT(crossFade) void web_cross_fade(int32_t carousel);
// The focus must leave a view, and move to the carousel.
CAROUSEL_IMPORT(releaseFocus) void web_release_focus(int32_t carousel, int32_t view);

// Dialogue.
CAROUSEL_IMPORT(event) void web_event(int32_t carousel, int32_t kind, double value);
// An item event, by its number, with the item's offset.
CAROUSEL_IMPORT(itemEvent) void web_item_event(
  int32_t carousel, int32_t kind, int32_t view, int32_t index, double offset);
CAROUSEL_IMPORT(shouldSelect) int32_t web_should_select(int32_t carousel, int32_t index);
CAROUSEL_IMPORT(shouldChange) int32_t web_should_change(int32_t carousel, int32_t index);
// The time of autoplay at an item, in seconds: 0 or NaN for that of the carousel, infinity until its content has ended.
CAROUSEL_IMPORT(interval) double web_interval(int32_t carousel, int32_t index);
CAROUSEL_IMPORT(shouldAdvance) int32_t web_should_advance(int32_t carousel);
// The time of the next frame, in seconds of the carousel's clock: infinity is never, and minus infinity each refresh.
CAROUSEL_IMPORT(schedule) void web_schedule(int32_t carousel, double time);
CAROUSEL_IMPORT(option) double web_option(int32_t carousel, int32_t option, double standard);
// A custom style, by its number: the base transform is at the address, followed by an opacity of 1; the results replace
// them.
CAROUSEL_IMPORT(transform) void web_transform(
  int32_t carousel, double offset, double width, double height, double *matrix, int32_t style);

// Writes the text of the path that is being set to the address: so many bytes.
CAROUSEL_IMPORT(text) void web_text(int32_t carousel, void *text, int32_t length);

// Parses a number like JavaScript; NaN if it is invalid.
CAROUSEL_IMPORT(number) double web_number(const void *text, int32_t length);

// The module's memory: the number of allocations since the start, and the bytes in use.
uint32_t web_allocations(void);
uint32_t web_bytes_in_use(void);

#endif
#endif
