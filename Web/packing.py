"""Packs what Web/extractor extracts: the stream of LZMA, coded again with its own probabilities."""

import lzma

#: What makes the engine's module smallest. `pb` says that the position is no context.
PACKING = [
    {"id": lzma.FILTER_LZMA1, "preset": 9 | lzma.PRESET_EXTREME, "pb": 0, "nice_len": 96, "mf": lzma.MF_BT3, "depth": 1000}
]

# As in Web/extractor/extractor.c.
IS_MATCH, IS_REPEATED, IS_SECOND, IS_THIRD, IS_FOURTH, IS_LONG, SLOTS, DISTANCES = 0, 12, 24, 36, 48, 60, 72, 328
LOW_BITS, LENGTHS, REPEATED_LENGTHS, LITERALS = 443, 459, 733, 1007
HALF, MOST_SEEN = 0x8000, 16
INVERSE = [0, 0, *(0x10000 // number for number in range(2, 3 * (MOST_SEEN + 1) + 1))]


def packed(content):
    """Returns content as Web/extractor extracts it."""
    stream = lzma.compress(content, lzma.FORMAT_RAW, filters=PACKING)
    writer = Writer(content)
    Stream(stream, writer, content).read()
    return writer.end()


class Stream:
    """A raw stream of LZMA, each bit of which it passes on. See the format's lzma-specification.txt."""

    def __init__(self, stream, writer, content):
        self.stream, self.writer, self.content = stream, writer, content
        self.range, self.code, self.next = 0xFFFFFFFF, int.from_bytes(stream[:5], "big"), 5
        self.probabilities = {}

    def normalize(self):
        if self.range < 1 << 24:
            self.range <<= 8
            self.code = self.code << 8 | self.stream[self.next]
            self.next += 1

    def bit(self, index):
        # Only literals have a context here: the byte before.
        last = self.content[self.size - 1] >> 5 if self.size and index >= LITERALS else 0
        probability = self.probabilities.get((index, last), 1024)
        bound = (self.range >> 11) * probability
        bit = int(self.code >= bound)
        if bit:
            self.range -= bound
            self.code -= bound
            probability -= probability >> 5
        else:
            self.range = bound
            probability += (2048 - probability) >> 5
        self.probabilities[index, last] = probability
        self.normalize()
        self.writer.bit(index, bit, self.size)
        return bit

    def equal_bits(self, count):
        value = 0
        for _ in range(count):
            self.range >>= 1
            bit = int(self.code >= self.range)
            if bit:
                self.code -= self.range
            self.normalize()
            self.writer.equal_bit(bit)
            value = value << 1 | bit
        return value

    def tree(self, index, count):
        node = 1
        for _ in range(count):
            node = node << 1 | self.bit(index + node)
        return node - (1 << count)

    def lowest_first(self, index, count):
        node, value = 1, 0
        for place in range(count):
            bit = self.bit(index + node)
            node, value = node << 1 | bit, value | bit << place
        return value

    def length(self, index):
        if not self.bit(index):
            return self.tree(index + 2, 3)
        if not self.bit(index + 1):
            return 8 + self.tree(index + 10, 3)
        return 16 + self.tree(index + 18, 8)

    def distance(self, length):
        slot = self.tree(SLOTS + 64 * min(length, 3), 6)
        if slot < 4:
            return slot
        more = (slot >> 1) - 1
        least = (2 | slot & 1) << more
        if slot < 14:
            return least + self.lowest_first(DISTANCES + least - slot - 1, more)
        return least + (self.equal_bits(more - 4) << 4) + self.lowest_first(LOW_BITS, 4)

    def literal(self, state, distance):
        symbol = 1
        if state > 6:
            other = self.content[self.size - 1 - distance] | 0x100
            while symbol < 0x100:
                other <<= 1
                expected = other >> 8 & 1
                symbol = symbol << 1 | self.bit(LITERALS + 256 + 256 * expected + symbol)
                if symbol & 1 != expected:
                    break
        while symbol < 0x100:
            symbol = symbol << 1 | self.bit(LITERALS + symbol)

    def read(self):
        recent, state, self.size = [0] * 4, 0, 0
        while True:
            if not self.bit(IS_MATCH + state):
                self.literal(state, recent[0])
                self.size += 1
                state = 0 if state < 4 else state - (3 if state < 10 else 6)
                continue
            late, rest = 0 if state < 7 else 3, 1
            if self.bit(IS_REPEATED + state):
                which = 0
                if self.bit(IS_SECOND + state):
                    which = 2 + self.bit(IS_FOURTH + state) if self.bit(IS_THIRD + state) else 1
                recent.insert(0, recent.pop(which))
                if which or self.bit(IS_LONG + state):
                    rest, state = self.length(REPEATED_LENGTHS) + 2, 8 + late
                else:
                    state = 9 + (late & 2)
            else:
                length = self.length(LENGTHS)
                recent = [self.distance(length), *recent[:3]]
                if recent[0] == 0xFFFFFFFF:
                    return
                rest, state = length + 2, 7 + late
            self.size += rest


class Writer:
    """The coder of ranges, with the extractor's probabilities."""

    def __init__(self, content):
        self.content = content
        self.low, self.range = 0, 0xFFFFFFFF
        self.result, self.estimates = bytearray(), {}

    def bit(self, index, bit, size):
        last, second = (self.content[size - distance] if size >= distance else 0 for distance in (1, 2))
        keys = ((0, last >> 5 if index >= LITERALS else 0, index), (1, last, index), (2, second, index))
        chosen = [self.estimates.setdefault(key, [HALF, 0]) for key in keys]
        total = sum((seen + 1) * chance for chance, seen in chosen)
        bound = (self.range >> 12) * (total * INVERSE[sum(seen + 1 for _, seen in chosen)] >> 20 | 1)
        if bit:
            self.low += bound
            self.range -= bound
        else:
            self.range = bound
        for estimate in chosen:
            chance, seen = estimate
            chance += ((0 if bit else 2 * HALF - 1) - chance) * INVERSE[seen + 2] >> 16
            estimate[:] = chance, min(seen + 1, MOST_SEEN)
        self.normalize()

    def equal_bit(self, bit):
        self.range >>= 1
        self.low += bit * self.range
        self.normalize()

    def normalize(self):
        if self.range < 1 << 24:
            self.range = self.range << 8 & 0xFFFFFFFF
            self.shift()

    def shift(self):
        """Writes the highest of the four bytes, with what it carries into those before."""
        place = len(self.result) - 1
        if self.low >> 32:
            while self.result[place] == 0xFF:
                self.result[place] = 0
                place -= 1
            self.result[place] += 1
        self.result.append(self.low >> 24 & 0xFF)
        self.low = self.low << 8 & 0xFFFFFFFF

    def end(self):
        for _ in range(4):
            self.shift()
        return b"\0" + bytes(self.result)
