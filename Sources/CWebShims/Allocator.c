#include "CWebShims.h"

// Only for the web: elsewhere the C library has all of this.
#if defined(__wasm__)

#include <stddef.h>

// The sizes of blocks are powers of two, with a list of free blocks per size. Freed blocks are reused, whole or in halves,
// so memory grows to the maximum ever needed and then stays. A carousel needs few sizes, again and again.
//
// An allocated block begins with its size class, a free one with the next free block. The content of an allocated block
// begins at the next multiple of the maximum alignment.
enum {
  alignment = 32,
  smallest_class = 6,  // 64 bytes
  largest_class = 30,
  page_size = 65536,
};

extern unsigned char __heap_base;
static uint32_t untouched = 0;
static uint32_t free_blocks[largest_class + 1];

static uint32_t allocations = 0;
static uint32_t bytes_in_use = 0;

uint32_t web_allocations(void) { return allocations; }
uint32_t web_bytes_in_use(void) { return bytes_in_use; }

// Allocates a new block. If there is no memory, the module traps: no caller could continue without it, and address 0 is
// valid memory here, so a missing block would be written to.
static uint32_t take_untouched(uint32_t size) {
  if (!untouched) untouched = ((uint32_t)(uintptr_t)&__heap_base + alignment - 1) & ~(alignment - 1u);
  const uint32_t end = untouched + size;
  const uint32_t have = (uint32_t)__builtin_wasm_memory_size(0) * page_size;
  if (end < untouched) __builtin_trap();
  if (end > have && __builtin_wasm_memory_grow(0, (end - have + page_size - 1) / page_size) == (size_t)-1) {
    __builtin_trap();
  }
  const uint32_t block = untouched;
  untouched = end;
  return block;
}

#if defined(CHECKED)
// Tests make an allocation fail: 1 is the next one, 0 none.
static uint32_t failing = 0;
__attribute__((export_name("fail_allocation"))) void web_fail_allocation(uint32_t number) { failing = number; }
#endif

static void add_free(uint32_t block, uint32_t class) {
  *(uint32_t *)(uintptr_t)block = free_blocks[class];
  free_blocks[class] = block;
}

int posix_memalign(void **result, size_t wanted_alignment, size_t size) {
  if (wanted_alignment > alignment || size > ((size_t)1 << largest_class) - alignment) __builtin_trap();
#if defined(CHECKED)
  if (failing && !--failing) __builtin_trap();
#endif
  uint32_t class = smallest_class;
  while (((size_t)1 << class) < size + alignment) class++;

  uint32_t larger = class;
  while (larger <= largest_class && !free_blocks[larger]) larger++;
  uint32_t block;
  if (larger > largest_class) {
    block = take_untouched((uint32_t)1 << class);
  } else {
    block = free_blocks[larger];
    free_blocks[larger] = *(uint32_t *)(uintptr_t)block;
    while (larger > class) {
      larger--;
      add_free(block + ((uint32_t)1 << larger), larger);
    }
  }
  *(uint32_t *)(uintptr_t)block = class;
  *result = (void *)(uintptr_t)(block + alignment);
  allocations++;
  bytes_in_use += (uint32_t)1 << class;
  return 0;
}

void free(void *pointer) {
  if (!pointer) return;
  uint32_t *block = (uint32_t *)((uintptr_t)pointer - alignment);
  const uint32_t class = *block;
  bytes_in_use -= (uint32_t)1 << class;
  add_free((uint32_t)(uintptr_t)block, class);
}

#endif
