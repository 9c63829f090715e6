// GTK as Swift sees it, with what its importer can't read by itself: macros, and functions of variable arguments.
#pragma once

#include <glib-unix.h>
#include <gtk/gtk.h>
#include <math.h>

/// A transform by a 4 × 4 matrix of row vectors. Takes `next` over.
static inline GskTransform *cgtk_transform_matrix(GskTransform *next, const float *numbers) {
  graphene_matrix_t matrix;
  graphene_matrix_init_from_float(&matrix, numbers);
  return gsk_transform_matrix(next, &matrix);
}

/// The current setting of whether things may move by themselves.
static inline gboolean cgtk_enables_animations(GtkSettings *settings) {
  gboolean enables = TRUE;
  g_object_get(settings, "gtk-enable-animations", &enables, NULL);
  return enables;
}

/// The angle of a vector, in radians.
static inline float cgtk_atan2(double y, double x) { return (float)atan2(y, x); }

/// Tells the developer of an app of a mistake.
static inline void cgtk_warn(const char *message) { g_log("Carousel", G_LOG_LEVEL_WARNING, "%s", message); }
