// A carousel of albums in C.
#include <swift-carousel.h>

static void page_changed (SwiftCarousel *carousel, guint index, gpointer data) { g_print ("page %u\n", index); }

static void item_activated (SwiftCarousel *carousel, guint index, gpointer data) { g_print ("activated %u\n", index); }

static void activate (GtkApplication *app) {
  GtkWidget *carousel = g_object_new (SWIFT_TYPE_CAROUSEL, "style-name", "cover-flow", "label", "Albums", NULL);
  for (int number = 1; number <= 20; number++) {
    char *title = g_strdup_printf ("Album %d", number);
    GtkWidget *cover = gtk_frame_new (NULL);
    gtk_frame_set_child (GTK_FRAME (cover), gtk_label_new (title));
    gtk_widget_set_size_request (cover, 240, 240);
    swift_carousel_append (SWIFT_CAROUSEL (carousel), cover);
    g_free (title);
  }
  g_signal_connect (carousel, "page-changed", G_CALLBACK (page_changed), NULL);
  g_signal_connect (carousel, "item-activated", G_CALLBACK (item_activated), NULL);

  GtkWidget *window = gtk_application_window_new (app);
  gtk_window_set_title (GTK_WINDOW (window), "Albums");
  gtk_window_set_default_size (GTK_WINDOW (window), 900, 400);
  gtk_window_set_child (GTK_WINDOW (window), carousel);
  gtk_widget_grab_focus (carousel);
  gtk_window_present (GTK_WINDOW (window));
}

int main (int argc, char **argv) {
  GtkApplication *app = gtk_application_new ("org.swiftcarousel.Albums", G_APPLICATION_NON_UNIQUE);
  g_signal_connect (app, "activate", G_CALLBACK (activate), NULL);
  return g_application_run (G_APPLICATION (app), argc, argv);
}
