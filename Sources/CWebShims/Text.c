#include "CWebShims.h"

// What Swift's strings require. Unicode tables would be most of a module; without them, strings are equal if they have
// the same code points, as in JavaScript, and a grapheme may count as several characters.
#if defined(__wasm__)

#include <stddef.h>

uint16_t _swift_stdlib_getNormData(uint32_t scalar) { return 0; }
uint32_t _swift_stdlib_getComposition(uint32_t one, uint32_t other) { return UINT32_MAX; }
uint32_t _swift_stdlib_getDecompositionEntry(uint32_t scalar) { return 0; }
const uint8_t *const _swift_stdlib_nfd_decompositions = NULL;
uint8_t _swift_stdlib_getGraphemeBreakProperty(uint32_t scalar) { return UINT8_MAX; }
int32_t _swift_stdlib_getMapping(uint32_t scalar, uint8_t mapping) { return 0; }
const uint8_t *_swift_stdlib_getSpecialMapping(uint32_t scalar, uint8_t mapping, size_t *length) { return NULL; }
_Bool _swift_stdlib_isExtendedPictographic(uint32_t scalar) { return 0; }
_Bool _swift_stdlib_isInCB_Consonant(uint32_t scalar) { return 0; }

int memcmp(const void *one, const void *other, size_t count) {
  const unsigned char *a = one, *b = other;
  for (size_t i = 0; i < count; i++) {
    if (a[i] != b[i]) return a[i] - b[i];
  }
  return 0;
}

// Every browser parses numbers.
const char *_swift_stdlib_strtod_clocale(const char *text, double *number) {
  int32_t length = 0;
  while (text[length]) length++;
  *number = web_number(text, length);
  return *number == *number ? text + length : NULL;
}

// Formatting a number needs 128-bit products.
__int128 __multi3(__int128 one, __int128 other) {
  const uint64_t a = (uint64_t)one, b = (uint64_t)other;
  const uint64_t low = (a & UINT32_MAX) * (b & UINT32_MAX);
  const uint64_t middle = (a >> 32) * (b & UINT32_MAX) + (low >> 32);
  const uint64_t other_middle = (a & UINT32_MAX) * (b >> 32) + (middle & UINT32_MAX);
  const uint64_t high = (a >> 32) * (b >> 32) + (middle >> 32) + (other_middle >> 32) +
    (uint64_t)(one >> 64) * b + a * (uint64_t)(other >> 64);
  return (__int128)((unsigned __int128)high << 64 | other_middle << 32 | (low & UINT32_MAX));
}

// The seed of hashes; nobody attacks the hashes of their own page.
void arc4random_buf(void *bytes, size_t count) {
  for (size_t i = 0; i < count; i++) ((unsigned char *)bytes)[i] = 0;
}

#endif
