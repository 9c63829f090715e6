// libadwaita for Swift, which includes GTK.
#pragma once

#include <adwaita.h>

/// A transform by a 4 × 4 matrix of row vectors.
static inline GskTransform *bench_transform(const float *numbers) {
  graphene_matrix_t matrix;
  graphene_matrix_init_from_float(&matrix, numbers);
  return gsk_transform_matrix(NULL, &matrix);
}
