// Extracts a packed module, and then with one damage after another, so that a sanitizer finds what goes wrong:
//
//   extractor PACKED DAMAGES
//
// A line of DAMAGES is a place and the bits of the byte there that differ, or a length and 0. Prints the size of the whole
// module, and how many of the others have ended.
#include <setjmp.h>
#include <stdio.h>
#include <string.h>

static jmp_buf trap;
#define __builtin_trap() longjmp(trap, 1)
#include "../../../Web/extractor/extractor.c"

static uint8_t packed[room];

static uint32_t extracted(uint32_t size, uint32_t place, uint32_t bits) {
  memset(space, 0, sizeof(space));
  memcpy(space, packed, size);
  if (bits) space[place] ^= bits;
  code = state = last = second = 0;
  memset(recent, 0, sizeof(recent));
  memset(estimates, 0, sizeof(estimates));
  return setjmp(trap) ? 0 : extract(size) - space - size;
}

int main(int number, char **arguments) {
  FILE *file = fopen(arguments[1], "rb"), *damages = fopen(arguments[2], "r");
  uint32_t size = fread(packed, 1, sizeof(packed), file), place, bits, ended = 0;
  printf("%u ", extracted(size, 0, 0));
  for (; fscanf(damages, "%u %u", &place, &bits) == 2; ended++) extracted(bits ? size : place, place, bits);
  printf("%u\n", ended);
}
