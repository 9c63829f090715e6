#include "Floor.h"

#include <math.h>

static const double tilt = 0.9, spacing = 0.25;

void floor_begin(struct floor_carousel *carousel, int item_count, int visible_count, double item_length) {
  carousel->item_count = item_count;
  carousel->visible_count = visible_count < item_count ? visible_count : item_count;
  carousel->item_length = item_length;
  carousel->perspective = -1.0 / 500;
  for (int i = 0; i < carousel->visible_count; i++) carousel->order[i] = i;
}

static double clamp(double x, double low, double high) { return x < low ? low : x > high ? high : x; }

// base · translation(x, 0, z) · rotation about y, multiplied out; rows as CSS matrix3d lists them.
static void place(struct floor_item *item, double offset, double length, double m34) {
  double turn = clamp(offset, -1, 1);
  double x = (turn * 0.5 * tilt + offset * spacing) * length;
  double z = fabs(turn) * -0.5 * length;
  double angle = -turn * M_PI / 2 * tilt;
  double s = sin(angle), c = cos(angle);
  double *m = item->matrix;
  m[0] = c, m[1] = 0, m[2] = -s, m[3] = -s * m34;
  m[4] = 0, m[5] = 1, m[6] = 0, m[7] = 0;
  m[8] = s, m[9] = 0, m[10] = c, m[11] = c * m34;
  m[12] = x, m[13] = 0, m[14] = z, m[15] = 1 + z * m34;
  item->opacity = 1;
  item->is_hidden = 0;
}

static double depth(const struct floor_item *item) {
  const double *m = item->matrix;
  return m[2] + m[6] + m[10] + m[14];
}

static double reach(const struct floor_item *item) {
  const double *m = item->matrix;
  return m[0] + m[4] + m[8] + m[12];
}

static int is_behind(const struct floor_item *a, const struct floor_item *b, double middle) {
  double difference = depth(a) - depth(b);
  if (difference != 0) return difference < 0;
  double nearness = fabs(reach(b) - middle) - fabs(reach(a) - middle);
  return nearness == 0 ? a->slot > b->slot : nearness < 0;
}

void floor_frame(struct floor_carousel *carousel, double position) {
  int count = carousel->visible_count;
  int current = (int)clamp(floor(position + 0.5), 0, carousel->item_count - 1);
  int first = (int)clamp(current - count / 2, 0, carousel->item_count - count);
  double middle = 0;
  for (int i = 0; i < count; i++) {
    // Each slot keeps its index in the list, like a pool of views.
    int step = (i - first % count + count) % count;
    struct floor_item *item = &carousel->items[i];
    item->slot = first + step;
    place(item, item->slot - position, carousel->item_length, carousel->perspective);
    if (item->slot == current) middle = reach(item);
  }
  int *order = carousel->order;
  for (int i = 1; i < count; i++) {
    int moving = order[i], j = i;
    while (j > 0 && is_behind(&carousel->items[moving], &carousel->items[order[j - 1]], middle)) {
      order[j] = order[j - 1];
      j--;
    }
    order[j] = moving;
  }
}
