#include "CWebShims.h"

// The functions of the C library that the compiler calls implicitly.
#if defined(__wasm__)

#include <stddef.h>

// One instruction each: without the attribute, the compiler would replace it with a call to the function itself.
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

#if defined(CHECKED)
// Checks that are not optimised away print a message before they trap.
int putchar(int character) { return character; }
#endif

// Half away from zero, like C.
double round(double x) {
  const double whole = __builtin_trunc(x);
  return __builtin_fabs(x - whole) >= 0.5 ? whole + __builtin_copysign(1, x) : whole;
}

// Every browser has a good source.
#define MATH_IMPORT(name) \
  __attribute__((import_module("math"), import_name(#name))) double web_##name(double x); \
  double name(double x) { return web_##name(x); }

MATH_IMPORT(sin)
MATH_IMPORT(cos)
MATH_IMPORT(tan)
MATH_IMPORT(exp)
MATH_IMPORT(log)

#endif
