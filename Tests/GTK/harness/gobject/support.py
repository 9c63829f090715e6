"""What the checks have in common."""

import os
import threading
import time

from gi.repository import GLib, Gtk, SwiftCarousel
from hands import Hands

Carousel, Indicator = SwiftCarousel.Carousel, SwiftCarousel.CarouselIndicator
PATIENCE = 20


def wait(condition):
    """Runs the main loop until a condition is true."""
    end = time.monotonic() + PATIENCE
    # So that the loop does not sleep past the end.
    timer = GLib.timeout_add(50, lambda: True)
    while not condition():
        assert time.monotonic() < end, "timed out"
        GLib.MainContext.default().iteration(True)
    GLib.source_remove(timer)


def run_frames(widget, count):
    """Runs the main loop for some refreshes of the screen."""
    left = [count]

    def tick(*_):
        left[0] -= 1
        return left[0] > 0

    widget.add_tick_callback(tick)
    wait(lambda: left[0] <= 0)


def window(child, width=600, height=300):
    result = Gtk.Window(default_width=width, default_height=height, child=child)
    result.present()
    wait(lambda: child.get_width() > 0 and child.get_mapped())
    return result


def labels(texts):
    return [Gtk.Label(label=text, width_request=100, height_request=80) for text in texts]


def filled(texts="abcdef", **properties):
    carousel = Carousel(**properties)
    for label in labels(texts):
        carousel.append(label)
    return carousel


def pages(carousel):
    return "".join(carousel.get_nth_page(index).get_label() for index in range(carousel.get_n_items()))


def pointer_window(child):
    """Shows a widget in a window without a frame, in the corner of the screen, and returns what moves the pointer there."""
    shown = Gtk.Window(default_width=600, default_height=300, child=child, decorated=False, title="checks")
    shown.present()
    wait(lambda: child.get_width() > 0 and child.get_mapped())
    hands = Hands(os.environ)
    hands.take_window("^checks$")
    wait(lambda: shown.is_active())
    return hands


def centre(widget):
    return widget.translate_coordinates(widget.get_root(), widget.get_width() / 2, widget.get_height() / 2)


def factory(bound):
    """Returns a factory, and a list of what it has done."""
    result, done = Gtk.SignalListItemFactory(), []

    def setup(_, item):
        done.append("setup")
        item.set_child(Gtk.Label(width_request=100, height_request=80))

    def bind(_, item):
        done.append("bind")
        bound.append(item.get_item())
        item.get_child().set_label(item.get_item().get_string())

    def unbind(_, item):
        bound.remove(item.get_item())

    result.connect("setup", setup)
    result.connect("bind", bind)
    result.connect("unbind", unbind)
    return result, done


def walk(widget):
    yield widget
    child = widget.get_first_child()
    while child:
        yield from walk(child)
        child = child.get_next_sibling()


def acting(carousel, deed):
    """Does something with the pointer while the main loop runs."""
    thread = threading.Thread(target=deed)
    thread.start()
    wait(lambda: not thread.is_alive())
    run_frames(carousel, 3)
