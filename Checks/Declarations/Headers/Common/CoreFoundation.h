#pragma once
#include "MacTypes.h"
#include "ObjectiveC.h"
typedef double CGFloat;
struct CGPoint { CGFloat x; CGFloat y; };
typedef struct CGPoint CGPoint;
struct CGSize { CGFloat width; CGFloat height; };
typedef struct CGSize CGSize;
struct CGVector { CGFloat dx; CGFloat dy; };
typedef struct CGVector CGVector;
struct CGRect { CGPoint origin; CGSize size; };
typedef struct CGRect CGRect;
static inline CGSize CGSizeMake(CGFloat width, CGFloat height) { return (CGSize){ width, height }; }
static inline CGRect CGRectMake(CGFloat x, CGFloat y, CGFloat width, CGFloat height) {
  return (CGRect){ { x, y }, { width, height } };
}
typedef double CFTimeInterval;
