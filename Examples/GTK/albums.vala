// A carousel of albums in Vala.
void activate (GLib.Application app) {
    var carousel = new SwiftCarousel.Carousel () {
        style_name = "cover-flow",
        label = "Albums"
    };
    for (int number = 1; number <= 20; number++) {
        var cover = new Gtk.Frame (null) {
            child = new Gtk.Label (@"Album $number"),
            width_request = 240,
            height_request = 240
        };
        carousel.append (cover);
    }
    carousel.page_changed.connect ((index) => print (@"page $index\n"));
    carousel.item_activated.connect ((index) => print (@"activated $index\n"));

    var window = new Gtk.ApplicationWindow ((Gtk.Application) app) {
        title = "Albums",
        child = carousel
    };
    window.set_default_size (900, 400);
    carousel.grab_focus ();
    window.present ();
}

int main (string[] args) {
    var app = new Gtk.Application ("org.swiftcarousel.Albums", ApplicationFlags.NON_UNIQUE);
    app.activate.connect (activate);
    return app.run (args);
}
