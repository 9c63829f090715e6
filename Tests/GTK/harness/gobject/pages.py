"""Pages, and what buttons and other widgets can know of them."""

from gi.repository import GLib, GObject, Gtk
from support import Carousel, filled, labels, wait, window


def pages_are_properties_that_can_be_bound():
    carousel = filled("abcdefghi")
    window(carousel)
    assert (carousel.get_n_pages(), carousel.get_page()) == (9, 0)
    told = []
    carousel.connect("notify::page", lambda *_: told.append(carousel.get_page()))
    carousel.connect("notify::n-pages", lambda *_: told.append(f"of {carousel.get_n_pages()}"))
    carousel.set_property("group-size", 3)
    assert told == ["of 3"] and carousel.get_page() == 0
    # A scale of the app leads and follows.
    scale = Gtk.Adjustment(lower=0, upper=2)
    carousel.bind_property("page", scale, "value", GObject.BindingFlags.BIDIRECTIONAL)
    scale.set_value(2)
    wait(lambda: carousel.get_page() == 2 and carousel.get_position() == 7)
    carousel.scroll_to_index(0, True)
    wait(lambda: carousel.get_position() == 1 and scale.get_value() == 0)
    assert [page for page in told if page in (0, 1, 2)] == [1, 2, 1, 0]
    carousel.set_page(1)
    wait(lambda: carousel.get_position() == 4)
    carousel.set_page(100)
    wait(lambda: carousel.get_position() == 7)
    empty = Carousel()
    assert (empty.get_n_pages(), empty.get_page()) == (0, -1)
    empty.set_page(3)
    for label in labels("ab"):
        empty.append(label)
    assert (empty.get_n_pages(), empty.get_page()) == (2, 0)


def buttons_use_actions_that_are_enabled_where_they_have_an_effect():
    carousel = filled("abc")
    box = Gtk.Box(orientation=Gtk.Orientation.VERTICAL)
    box.append(carousel)
    # Actions of a widget are those of what is in it.
    carousel.append(Gtk.Button(label="x", width_request=100, height_request=80, action_name="carousel.next"))
    window(box)
    button = carousel.get_nth_page(3)
    assert button.get_sensitive()
    carousel.activate_action("carousel.previous")
    assert carousel.get_position() == 0
    carousel.activate_action("carousel.next")
    wait(lambda: carousel.get_position() == 1)
    carousel.activate_action("carousel.previous")
    wait(lambda: carousel.get_position() == 0)
    carousel.set_current_index(3)
    wait(lambda: not button.get_sensitive())
    carousel.activate_action("carousel.next")
    assert carousel.get_position() == 3
    carousel.set_property("rewind", True)
    wait(lambda: button.get_sensitive())
    carousel.activate_action("carousel.next")
    wait(lambda: carousel.get_position() == 0)


def an_index_that_is_written_back_late_stops_nothing():
    """As an application does that is driven by a server."""
    for delay in (0, 60, 100, 400):
        carousel = filled("abcdefghijkl")
        shown = window(carousel)
        carousel.set_scroll_duration(800)
        told, late = [], []

        def write_back(index):
            late.remove(index)
            carousel.set_current_index(index)
            return False

        def tell(*_):
            index = carousel.get_current_index()
            told.append(index)
            late.append(index)
            GLib.timeout_add(delay, write_back, index)

        carousel.connect("notify::current-index", tell)
        carousel.scroll_to_index(9, True)
        wait(lambda: told[-1:] == [9] and carousel.get_position() == 9 and not late)
        assert told == sorted(set(told)), told
        shown.destroy()


def two_that_are_linked_by_their_positions_move_together():
    box = Gtk.Box(orientation=Gtk.Orientation.VERTICAL)
    one, two = filled("abcdefgh"), filled("abcdefgh")
    for carousel in (one, two):
        box.append(carousel)
    one.connect("notify::position", lambda *_: two.set_position(one.get_position()))
    two.connect("notify::position", lambda *_: one.set_position(two.get_position()))
    window(box, height=600)
    one.scroll_to_index(4, True)
    wait(lambda: one.get_position() == 4 and two.get_position() == 4)
    two.scroll_to_index(1, True)
    wait(lambda: one.get_position() == 1 and two.get_position() == 1)
