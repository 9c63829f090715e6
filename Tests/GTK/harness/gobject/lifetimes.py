"""Objects of Python, and their end."""

import gc
import weakref

from gi.repository import GObject, Gtk
from support import Carousel, factory, filled, labels, wait, window


def python_can_derive_from_it():
    class Shelf(Carousel):
        __gtype_name__ = "Shelf"
        rows = GObject.Property(type=int, default=3)

        def __init__(self):
            super().__init__(style_name="wheel")
            self.note = "kept"

    shelf = Shelf()
    for label in labels("ab"):
        shelf.append(label)
    window(shelf)
    gc.collect()
    assert (shelf.rows, shelf.note, shelf.get_style_name(), shelf.get_n_items()) == (3, "kept", "wheel", 2)


def nothing_leaks():
    alive = []
    stays = Gtk.Window(default_width=600, default_height=300)
    stays.present()

    def show(number):
        carousel = filled(style_name="rotary" if number % 2 else "linear", wrap=number % 3 == 0)
        carousel.note = carousel.get_name()
        alive.append(weakref.ref(carousel))
        alive.extend(weakref.ref(carousel.get_nth_page(index)) for index in range(6))
        if number % 4 == 0:
            carousel.set_factory(factory([])[0])
            carousel.set_model(Gtk.SingleSelection(model=Gtk.StringList.new(list("abcdef"))))
        heard = []
        carousel.connect("notify::position", lambda *_: heard.append(1))
        stays.set_child(carousel)
        wait(lambda: carousel.get_width() > 0)
        carousel.step(1)
        wait(lambda: heard)
        removed = carousel.get_nth_page(0)
        if removed:
            carousel.remove(removed)
        stays.set_child(None)

    for number in range(12):
        show(number)
    gc.collect()
    assert [reference() for reference in alive if reference()] == []
