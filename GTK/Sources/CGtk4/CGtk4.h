// GTK as Swift sees it, with what its importer can't read by itself: macros, and functions of variable arguments.
#pragma once

// The oldest version that is supported: what newer ones have deprecated has no replacement there.
#define GDK_VERSION_MIN_REQUIRED GDK_VERSION_4_8

#include <dlfcn.h>
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

/// Whether a theme of high contrast is set. GTK has no other setting for it before 4.20.
static inline gboolean cgtk_has_contrast_theme(GtkSettings *settings) {
  char *name = NULL;
  g_object_get(settings, "gtk-theme-name", &name, NULL);
  gboolean has = name && (strstr(name, "HighContrast") || strstr(name, "-hc"));
  g_free(name);
  return has;
}

/// Has screen readers speak a text, which GTK can from 4.14 on. Returns whether it can.
static inline gboolean cgtk_announce(GtkWidget *widget, const char *text) {
  void (*announce)(GtkWidget *, const char *, int);
  void *program = dlopen(NULL, RTLD_LAZY);
  *(void **)&announce = program ? dlsym(program, "gtk_accessible_announce") : NULL;
  // GTK_ACCESSIBLE_ANNOUNCEMENT_PRIORITY_MEDIUM
  if (announce) announce(widget, text, 1);
  if (program) dlclose(program);
  return announce != NULL;
}

/// The interface of AdwSwipeable, whose type is known only where the app has loaded libadwaita.
typedef struct {
  GTypeInterface parent;
  double (*get_distance)(GtkWidget *);
  double *(*get_snap_points)(GtkWidget *, int *count);
  double (*get_progress)(GtkWidget *);
  double (*get_cancel_progress)(GtkWidget *);
} CGtkSwipeable;

/// The type of AdwSwipeable, or 0 without libadwaita.
static inline GType cgtk_swipeable_type(void) {
  GType (*type)(void);
  void *library = dlopen("libadwaita-1.so.0", RTLD_LAZY | RTLD_NOLOAD);
  *(void **)&type = library ? dlsym(library, "adw_swipeable_get_type") : NULL;
  GType result = type ? type() : 0;
  if (library) dlclose(library);
  return result;
}

/// Scrolls an AdwCarousel to a page.
static inline void cgtk_scroll_to_page(GtkWidget *carousel, guint page) {
  GtkWidget *(*get)(GtkWidget *, guint);
  void (*scroll)(GtkWidget *, GtkWidget *, gboolean);
  void *library = dlopen("libadwaita-1.so.0", RTLD_LAZY | RTLD_NOLOAD);
  *(void **)&get = library ? dlsym(library, "adw_carousel_get_nth_page") : NULL;
  *(void **)&scroll = library ? dlsym(library, "adw_carousel_scroll_to") : NULL;
  if (get && scroll) scroll(carousel, get(carousel, page), TRUE);
  if (library) dlclose(library);
}

/// The angle of a vector, in radians.
static inline float cgtk_atan2(double y, double x) { return (float)atan2(y, x); }

/// Tells the developer of an app of a call that cannot be carried out.
static inline void cgtk_critical(const char *message) { g_log("Carousel", G_LOG_LEVEL_CRITICAL, "%s", message); }

/// Tells the developer of an app of a mistake.
static inline void cgtk_warn(const char *message) { g_log("Carousel", G_LOG_LEVEL_WARNING, "%s", message); }
