#ifndef CWEBSHIMS_H
#define CWEBSHIMS_H
#endif
