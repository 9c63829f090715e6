#include "CountedMalloc.h"

#include <stdatomic.h>
#include <stddef.h>
#include <stdlib.h>

static atomic_int is_counting;
static atomic_long count;

void counted_malloc_begin(void) {
  atomic_store(&count, 0);
  atomic_store(&is_counting, 1);
}

#ifdef __GLIBC__

#include <errno.h>

// glibc's own functions, under the names for programs that replace malloc.
extern void *__libc_malloc(size_t size);
extern void *__libc_calloc(size_t number, size_t size);
extern void *__libc_realloc(void *block, size_t size);
extern void *__libc_memalign(size_t alignment, size_t size);

static void note(void) {
  if (atomic_load_explicit(&is_counting, memory_order_relaxed))
    atomic_fetch_add_explicit(&count, 1, memory_order_relaxed);
}

void *malloc(size_t size) {
  note();
  return __libc_malloc(size);
}

void *calloc(size_t number, size_t size) {
  note();
  return __libc_calloc(number, size);
}

void *realloc(void *block, size_t size) {
  note();
  return __libc_realloc(block, size);
}

void *memalign(size_t alignment, size_t size) {
  note();
  return __libc_memalign(alignment, size);
}

void *aligned_alloc(size_t alignment, size_t size) {
  note();
  return __libc_memalign(alignment, size);
}

int posix_memalign(void **block, size_t alignment, size_t size) {
  note();
  *block = __libc_memalign(alignment, size);
  return *block ? 0 : ENOMEM;
}

long counted_malloc_end(void) {
  atomic_store(&is_counting, 0);
  return atomic_load(&count);
}

#else

long counted_malloc_end(void) { return -1; }

#endif
