// libadwaita as Swift sees it, with what its importer can't read by itself.
#pragma once

#include "../CGtk4/CGtk4.h"

// As for GTK.
#define ADW_VERSION_MIN_REQUIRED ADW_VERSION_1_2

#include <adwaita.h>
#include <libintl.h>
#include <sys/auxv.h>

/// The type of a path in a message, for actions.
static inline const GVariantType *cadw_variant_string(void) { return G_VARIANT_TYPE_STRING; }

/// Names a widget for those who don't see it.
static inline void cadw_label(GtkWidget *widget, const char *label) {
  gtk_accessible_update_property(GTK_ACCESSIBLE(widget), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
  // GTK names buttons after their pictures otherwise.
  gtk_accessible_reset_relation(GTK_ACCESSIBLE(widget), GTK_ACCESSIBLE_RELATION_LABELLED_BY);
}

/// Says what a widget's value is to those who don't see it, in place of its number.
static inline void cadw_value_text(GtkWidget *widget, const char *text) {
  gtk_accessible_update_property(GTK_ACCESSIBLE(widget), GTK_ACCESSIBLE_PROPERTY_VALUE_TEXT, text, -1);
}

/// Hides a widget, and all inside, from those who don't see it.
static inline void cadw_hide_from_readers(GtkWidget *widget) {
  gtk_accessible_update_state(GTK_ACCESSIBLE(widget), GTK_ACCESSIBLE_STATE_HIDDEN, TRUE, -1);
}

/// Binds a property of an object to another's, both ways, beginning with the first's value.
static inline void cadw_bind(gpointer source, const char *property, gpointer target, const char *other) {
  g_object_bind_property(source, property, target, other, G_BINDING_BIDIRECTIONAL | G_BINDING_SYNC_CREATE);
}

// Properties by their names, of types that newer libraries have.

static inline GType cadw_boolean_type(void) { return G_TYPE_BOOLEAN; }

static inline gboolean cadw_flag(gpointer object, const char *property) {
  gboolean value = FALSE;
  g_object_get(object, property, &value, NULL);
  return value;
}

static inline void cadw_set_flag(gpointer object, const char *property, gboolean value) {
  g_object_set(object, property, value, NULL);
}

static inline void cadw_set_integer(gpointer object, const char *property, int value) {
  g_object_set(object, property, value, NULL);
}

static inline void cadw_set_number(gpointer object, const char *property, double value) {
  g_object_set(object, property, value, NULL);
}

static inline void cadw_set_text(gpointer object, const char *property, const char *value) {
  g_object_set(object, property, value, NULL);
}

static inline void cadw_set_object(gpointer object, const char *property, gpointer value) {
  g_object_set(object, property, value, NULL);
}
