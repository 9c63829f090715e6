// Extracts what Web/build.py compressed by LZMA, which makes the engine's module a tenth smaller than the DEFLATE that browsers
// extract themselves. A raw stream with the default settings, except that the position is no context, and with the end marker.
// The format: https://www.7-zip.org/sdk.html, lzma-specification.txt.
//
// As a module of its own it takes a few milliseconds; a script would need fifty, because it ends before it is optimised.

#include <stdint.h>

// Where the probabilities of each kind begin, and how many there are.
enum {
  is_match = 0, is_repeated = 12, is_second = 24, is_third = 36, is_fourth = 48, is_long = 60, slots = 72, distances = 328,
  low_bits = 443, lengths = 459, repeated_lengths = 733, literals = 1007, count = literals + 8 * 0x300
};

// The memory for a packed module and, right after it, what it contains. Web/build.py fails if a module needs more.
enum { room = 1000000 };

static uint8_t space[room], *output, *start;
static const uint8_t *input;
static uint16_t probabilities[count];
static uint32_t range, code, state, recent[4];

static uint32_t normalized(uint32_t bit) {
  if (range < 1 << 24) {
    range <<= 8;
    // A stream without an end is damaged.
    if (input == start) __builtin_trap();
    code = code << 8 | *input++;
  }
  return bit;
}

// Each bit is 0 with this probability of 2,048, which follows what comes.
static uint32_t bit(uint32_t index) {
  uint32_t probability = probabilities[index], bound = (range >> 11) * probability;
  if (code < bound) {
    range = bound;
    probabilities[index] += (2048 - probability) >> 5;
    return normalized(0);
  }
  range -= bound;
  code -= bound;
  probabilities[index] -= probability >> 5;
  return normalized(1);
}

// Bits that are 0 as often as 1, the highest first.
static uint32_t equal_bits(uint32_t count) {
  uint32_t value = 0;
  while (count--) {
    range >>= 1;
    uint32_t next = code >= range;
    if (next) code -= range;
    value = value << 1 | normalized(next);
  }
  return value;
}

// The highest bit first.
static uint32_t tree(uint32_t index, uint32_t count) {
  uint32_t node = 1;
  for (uint32_t rest = count; rest--;) node = node << 1 | bit(index + node);
  return node - (1 << count);
}

static uint32_t lowest_first(uint32_t index, uint32_t count) {
  uint32_t node = 1, value = 0;
  for (uint32_t place = 0; place < count; place++) {
    uint32_t next = bit(index + node);
    node = node << 1 | next;
    value |= next << place;
  }
  return value;
}

static uint32_t length(uint32_t index) {
  if (!bit(index)) return tree(index + 2, 3);
  if (!bit(index + 1)) return 8 + tree(index + 10, 3);
  return 16 + tree(index + 18, 8);
}

static uint32_t distance(uint32_t length) {
  uint32_t slot = tree(slots + 64 * (length < 3 ? length : 3), 6), more = (slot >> 1) - 1;
  if (slot < 4) return slot;
  uint32_t least = (2 | (slot & 1)) << more;
  if (slot < 14) return least + lowest_first(distances + least - slot - 1, more);
  return least + (equal_bits(more - 4) << 4) + lowest_first(low_bits, 4);
}

static void put(uint8_t byte) {
  if (output == space + room) __builtin_trap();
  *output++ = byte;
}

// What is as far behind as the last match.
static uint8_t repeated(void) {
  if (recent[0] >= output - start) __builtin_trap();
  return output[-1 - (int32_t)recent[0]];
}

static void literal(uint8_t previous) {
  uint32_t index = literals + 0x300 * (previous >> 5), symbol = 1;
  if (state > 6) {
    // After a match, what would have followed there is likely to differ.
    uint32_t other = repeated(), expected;
    do {
      expected = other >> 7 & 1;
      other <<= 1;
      symbol = symbol << 1 | bit(index + 256 + 256 * expected + symbol);
    } while ((symbol & 1) == expected && symbol < 256);
  }
  while (symbol < 256) symbol = symbol << 1 | bit(index + symbol);
  put(symbol);
  state = state < 4 ? 0 : state - (state < 10 ? 3 : 6);
}

// Returns where the packed module belongs.
__attribute__((export_name("place"))) uint8_t *place(void) { return space; }

// Extracts a packed module of this size; what it contains follows it. Returns the end of that. A damaged one traps, or
// contains something else. An instance extracts one: its state is not reset.
__attribute__((export_name("extract"))) uint8_t *extract(uint32_t size) {
  for (uint32_t index = 0; index < count; index++) probabilities[index] = 1024;
  range = -1;
  // The first byte is always 0.
  for (input = space; input < space + 5;) code = code << 8 | *input++;
  for (output = start = space + size;;) {
    if (!bit(is_match + state)) {
      literal(output > start ? output[-1] : 0);
      continue;
    }
    uint32_t rest, late = state < 7 ? 0 : 3;
    if (bit(is_repeated + state)) {
      uint32_t which = !bit(is_second + state) ? 0 : !bit(is_third + state) ? 1 : 2 + bit(is_fourth + state);
      uint32_t chosen = recent[which];
      if (which || bit(is_long + state)) {
        for (; which; which--) recent[which] = recent[which - 1];
        recent[0] = chosen;
        rest = length(repeated_lengths) + 2;
        state = 8 + late;
      } else {
        rest = 1;
        state = 9 + (late & 2);
      }
    } else {
      for (uint32_t which = 3; which; which--) recent[which] = recent[which - 1];
      rest = length(lengths);
      recent[0] = distance(rest);
      if (recent[0] == (uint32_t)-1) return output;
      rest += 2;
      state = 7 + late;
    }
    while (rest--) put(repeated());
  }
}
