"""A carousel of albums in Python."""

import sys

import gi

gi.require_version("Gtk", "4.0")
gi.require_version("SwiftCarousel", "1")
from gi.repository import Gio, Gtk, SwiftCarousel  # noqa: E402


def activate(app):
    carousel = SwiftCarousel.Carousel(style_name="cover-flow", label="Albums")
    for number in range(1, 21):
        cover = Gtk.Frame(child=Gtk.Label(label=f"Album {number}"), width_request=240, height_request=240)
        carousel.append(cover)
    carousel.connect("page-changed", lambda _, index: print("page", index, flush=True))
    carousel.connect("item-activated", lambda _, index: print("activated", index, flush=True))

    window = Gtk.ApplicationWindow(application=app, title="Albums", child=carousel)
    window.set_default_size(900, 400)
    carousel.grab_focus()
    window.present()


app = Gtk.Application(application_id="org.swiftcarousel.Albums", flags=Gio.ApplicationFlags.NON_UNIQUE)
app.connect("activate", activate)
sys.exit(app.run())
