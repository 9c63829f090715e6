// Replaces malloc and related functions, and counts their calls.
#ifndef COUNTED_MALLOC_H
#define COUNTED_MALLOC_H

/// Starts counting from zero.
void counted_malloc_begin(void);

/// Stops counting; returns the number of allocations, or −1 if they can't be counted.
long counted_malloc_end(void);

#endif
