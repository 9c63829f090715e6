// Stands in for malloc and its kin, and counts their calls.
#ifndef COUNTED_MALLOC_H
#define COUNTED_MALLOC_H

/// Begins to count anew.
void counted_malloc_begin(void);

/// Ends counting; answers how many blocks were asked for since it began, or −1 where they can't be counted.
long counted_malloc_end(void);

#endif
