"""Children."""

from gi.repository import Gtk
from support import filled, labels, pages, wait, window


def children_can_be_changed():
    carousel = filled("bcd")
    carousel.prepend(labels("a")[0])
    carousel.insert(labels("x")[0], 2)
    assert pages(carousel) == "abxcd"
    x = carousel.get_nth_page(2)
    window(carousel)
    carousel.scroll_to(x, False)
    assert carousel.get_current_index() == 2 and carousel.get_index_of(x) == 2
    wait(lambda: x.get_mapped())
    carousel.reorder(x, -1)
    assert pages(carousel) == "abcdx" and carousel.get_current_index() == 4
    carousel.remove(x)
    assert pages(carousel) == "abcd" and x.get_parent() is None
    # The child is free at once.
    box = Gtk.Box()
    box.append(x)
    carousel.append(labels("e")[0])
    assert carousel.get_nth_page(9) is None and carousel.get_n_items() == 5


def every_child_is_shown_wherever_the_carousel_goes():
    carousel = filled("abcdefghijklmnopqrstuvwxyz")
    window(carousel)
    for index in [0, 25, 12, 3, 4, 25, 0]:
        carousel.set_current_index(index)
        wait(lambda: carousel.get_nth_page(index).get_mapped())


def a_row_that_wraps_shows_few_children_several_times():
    carousel = filled("abc", wrap=True)
    shown = window(carousel, 900)
    wait(lambda: all(carousel.get_nth_page(index).get_mapped() for index in range(3)))
    for _ in range(7):
        before = carousel.get_current_index()
        carousel.step(1)
        wait(lambda: carousel.get_current_index() == (before + 1) % 3 and carousel.props.position % 1 == 0)
        # The current child itself is in the middle, not a picture of it.
        child = carousel.get_nth_page(carousel.get_current_index())
        middle = lambda: child.translate_coordinates(shown, 50, 40)[0]  # noqa: E731
        wait(lambda: child.get_mapped() and abs(middle() - 450) < 2)
