// libadwaita for Swift, which includes GTK.
#pragma once

#include <adwaita.h>

/// A transform by a 4 × 4 matrix of row vectors.
static inline GskTransform *bench_transform(const float *numbers) {
  graphene_matrix_t matrix;
  graphene_matrix_init_from_float(&matrix, numbers);
  return gsk_transform_matrix(NULL, &matrix);
}

/// Whether a renderer is one of GTK 4.14 and newer, which draw nothing but textures in perspective.
static inline gboolean bench_is_newer(GskRenderer *renderer) {
  GType type = g_type_from_name("GskGpuRenderer");
  return type != 0 && g_type_is_a(G_OBJECT_TYPE(renderer), type);
}
