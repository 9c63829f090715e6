#include "CWebShims.h"
