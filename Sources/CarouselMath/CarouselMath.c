#include "CarouselMath.h"
