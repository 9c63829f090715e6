// Extracts what Web/packing.py compressed by LZMA, which makes the engine's module a seventh smaller than the DEFLATE that browsers
// extract themselves. A raw stream with the default settings, except that the position is no context, and with the end marker.
// The format: https://www.7-zip.org/sdk.html, lzma-specification.txt. Only its probabilities are our own: they know the last two
// bytes as well, which saves a thirtieth.
//
// As a module of its own it takes about ten milliseconds; a script would need a hundred, because it ends before it is optimised.

#include <stdint.h>

// Where the bits of each kind begin, and how many there are.
enum {
  is_match = 0, is_repeated = 12, is_second = 24, is_third = 36, is_fourth = 48, is_long = 60, slots = 72, distances = 328,
  low_bits = 443, lengths = 459, repeated_lengths = 733, literals = 1007, count = literals + 0x300
};

// The memory for a packed module and, right after it, what it contains. Web/build.py fails if a module needs more.
enum { room = 1000000 };

static uint8_t space[room], *output, *start;
static const uint8_t *input;
static uint32_t range, code, state, recent[4], last, second;

// How likely a bit is 0: how much more than one half, of 65,536; and how often it was seen, as far as that counts.
typedef struct {
  int16_t excess;
  uint16_t seen;
} estimate;

enum { half = 0x8000, most_seen = 16 };

// 65,536 divided by small numbers, since dividing takes long.
static uint16_t inverse[3 * (most_seen + 1) + 1];

// Of each bit: in literals by the class of the byte before; by the byte before; by the one before that.
enum { after_last = count + 7 * 0x300, after_second = after_last + 256 * count };

static estimate estimates[after_second + 256 * count], *chosen[3];

static uint32_t normalized(uint32_t bit) {
  if (range < 1 << 24) {
    range <<= 8;
    // A stream without an end is damaged.
    if (input == start) __builtin_trap();
    code = code << 8 | *input++;
  }
  return bit;
}

// The more often one of its estimates was made, the more it counts.
static uint32_t bit(uint32_t index) {
  uint32_t sum = 0, weight = 0;
  chosen[0] = estimates + index + (index < literals ? 0 : 0x300 * (last >> 5));
  chosen[1] = estimates + index + after_last + count * last;
  chosen[2] = estimates + index + after_second + count * second;
  for (uint32_t each = 0; each < 3; each++) {
    uint32_t seen = chosen[each]->seen + 1;
    sum += seen * (half + chosen[each]->excess);
    weight += seen;
  }
  // Of 4,096, and never 0.
  uint32_t probability = (uint64_t)sum * inverse[weight] >> 20 | 1, bound = (range >> 12) * probability, is_one = code >= bound;
  if (is_one) {
    range -= bound;
    code -= bound;
  } else range = bound;
  for (uint32_t each = 0; each < 3; each++) {
    estimate *this = chosen[each];
    int32_t target = is_one ? -half : half - 1;
    this->excess += (target - this->excess) * inverse[this->seen + 2] >> 16;
    if (this->seen < most_seen) this->seen++;
  }
  return normalized(is_one);
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
  second = last;
  last = *output++ = byte;
}

// What is as far behind as the last match.
static uint8_t repeated(void) {
  if (recent[0] >= output - start) __builtin_trap();
  return output[-1 - (int32_t)recent[0]];
}

static void literal(void) {
  uint32_t symbol = 1;
  if (state > 6) {
    // After a match, what would have followed there is likely to differ.
    uint32_t other = repeated(), expected;
    do {
      expected = other >> 7 & 1;
      other <<= 1;
      symbol = symbol << 1 | bit(literals + 256 + 256 * expected + symbol);
    } while ((symbol & 1) == expected && symbol < 256);
  }
  while (symbol < 256) symbol = symbol << 1 | bit(literals + symbol);
  put(symbol);
  state = state < 4 ? 0 : state - (state < 10 ? 3 : 6);
}

// Returns where the packed module belongs.
__attribute__((export_name("place"))) uint8_t *place(void) { return space; }

// Extracts a packed module of this size; what it contains follows it. Returns the end of that. A damaged one traps, or
// contains something else. An instance extracts one: its state is not reset.
__attribute__((export_name("extract"))) uint8_t *extract(uint32_t size) {
  for (uint32_t number = 2; number < sizeof(inverse) / sizeof(*inverse); number++) inverse[number] = 0x10000 / number;
  range = -1;
  // The first byte is always 0.
  for (input = space; input < space + 5;) code = code << 8 | *input++;
  for (output = start = space + size;;) {
    if (!bit(is_match + state)) {
      literal();
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
