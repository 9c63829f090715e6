// The few functions of the C library's mathematics that the engine needs, under names of its own, so that the engine
// imports nothing of a platform: natively they are libm's, on the web the module's own.
#ifndef CAROUSEL_MATH_H
#define CAROUSEL_MATH_H

static inline double carousel_sin(double x) { return __builtin_sin(x); }
static inline double carousel_cos(double x) { return __builtin_cos(x); }
static inline double carousel_tan(double x) { return __builtin_tan(x); }
static inline double carousel_exp(double x) { return __builtin_exp(x); }
static inline double carousel_log(double x) { return __builtin_log(x); }

#endif
