// Of MacTypes.h, which every header of the systems brings along: names that ours must not be mixed up with.
#pragma once
typedef long Size;
typedef unsigned char Style;
typedef int Fixed;
typedef unsigned long ItemCount;
struct Point { short v; short h; };
typedef struct Point Point;
struct Rect { short top; short left; short bottom; short right; };
typedef struct Rect Rect;
