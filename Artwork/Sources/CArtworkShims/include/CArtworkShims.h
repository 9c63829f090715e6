// What the compiler's output asks of a C library, where there's none.
#ifndef C_ARTWORK_SHIMS_H
#define C_ARTWORK_SHIMS_H

#endif
