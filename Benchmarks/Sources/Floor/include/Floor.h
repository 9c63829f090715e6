// The minimum cost of a frame of a cover flow: transforms and depth order, written by hand.
#ifndef FLOOR_H
#define FLOOR_H

enum { floor_most_items = 128 };

struct floor_item {
  double matrix[16];
  double opacity;
  int slot;
  int is_hidden;
};

struct floor_carousel {
  int item_count;
  int visible_count;
  double item_length;
  double perspective;
  struct floor_item items[floor_most_items];
  /// The items from back to front.
  int order[floor_most_items];
};

/// A carousel with a number of items of a given length in points, of which some are visible.
void floor_begin(struct floor_carousel *carousel, int item_count, int visible_count, double item_length);

/// Places the items around a position, in items.
void floor_frame(struct floor_carousel *carousel, double position);

#endif
