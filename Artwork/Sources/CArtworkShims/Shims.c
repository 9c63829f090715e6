#include "CArtworkShims.h"

// Only for the web: elsewhere the C library has all of this.
#if defined(__wasm__)

#include <stddef.h>
#include <stdint.h>

// An allocator for a module that draws one picture at a time: blocks of a power of two, each with its class in the 16
// bytes before it, and a list of free blocks for each class. Pictures need the same sizes over and over, so the memory
// grows once and then stays.
extern unsigned char __heap_base;
static uintptr_t next_free = 0;
static void *free_blocks[32];

static int reserve(uintptr_t end) {
  const uintptr_t page = 65536;
  const uintptr_t have = __builtin_wasm_memory_size(0) * page;
  if (end <= have) return 1;
  return __builtin_wasm_memory_grow(0, (end - have + page - 1) / page) != (size_t)-1;
}

int posix_memalign(void **result, size_t alignment, size_t size) {
  // Swift asks for 16 at most for what this module makes; 12 and 22 are ENOMEM and EINVAL.
  if (alignment > 16) return 22;
  if (size > ((size_t)1 << 30)) return 12;
  unsigned class = 5;
  while (((size_t)1 << class) < size + 16) class++;
  unsigned char *block = free_blocks[class];
  if (block) {
    free_blocks[class] = *(void **)(block + 16);
  } else {
    if (!next_free) next_free = ((uintptr_t)&__heap_base + 15) & ~(uintptr_t)15;
    if (!reserve(next_free + ((uintptr_t)1 << class))) return 12;
    block = (unsigned char *)next_free;
    next_free += (uintptr_t)1 << class;
  }
  *(unsigned *)block = class;
  *result = block + 16;
  return 0;
}

void free(void *pointer) {
  if (!pointer) return;
  unsigned char *block = (unsigned char *)pointer - 16;
  const unsigned class = *(unsigned *)block;
  *(void **)pointer = free_blocks[class];
  free_blocks[class] = block;
}

// One instruction each: without the attribute, the compiler would make a call of the very function it's in.
__attribute__((target("bulk-memory"))) void *memmove(void *to, const void *from, size_t count) {
  __builtin_memmove(to, from, count);
  return to;
}

__attribute__((target("bulk-memory"))) void *memcpy(void *to, const void *from, size_t count) {
  __builtin_memmove(to, from, count);
  return to;
}

__attribute__((target("bulk-memory"))) void *memset(void *to, int value, size_t count) {
  __builtin_memset(to, value, count);
  return to;
}

#endif
