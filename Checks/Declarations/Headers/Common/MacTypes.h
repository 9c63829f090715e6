// The part of MacTypes.h, which all system headers include, whose names must not be confused with ours.
#pragma once
typedef long Size;
typedef unsigned char Style;
typedef int Fixed;
typedef unsigned long ItemCount;
struct Point { short v; short h; };
typedef struct Point Point;
struct Rect { short top; short left; short bottom; short right; };
typedef struct Rect Rect;
