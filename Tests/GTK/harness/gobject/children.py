"""Children."""

from gi.repository import Gtk
from support import Carousel, filled, labels, pages, run_frames, wait, window


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


def hidden_children_are_no_items_while_they_are_hidden():
    carousel = filled()
    window(carousel)
    children = [carousel.get_nth_page(index) for index in range(6)]
    carousel.set_current_index(3)
    for hidden, left, current in ((0, "bcdef", 2), (4, "bcdf", 2), (3, "bcf", 2), (5, "bc", 1)):
        children[hidden].set_visible(False)
        assert pages(carousel) == left and carousel.get_n_items() == len(left)
        assert carousel.get_index_of(children[hidden]) == -1 and carousel.get_current_index() == current
    wait(lambda: carousel.props.position == 1)
    # Those that are hidden keep their place among the others, also of those that come and go meanwhile.
    late = Gtk.Label(label="x", visible=False, width_request=100, height_request=80)
    carousel.insert(late, 1)
    carousel.remove(children[4])
    carousel.reorder(children[2], 0)
    assert pages(carousel) == "cb"
    for index in (0, 3, 5):
        children[index].set_visible(True)
    late.set_visible(True)
    assert sorted(pages(carousel)) == sorted("acbxdf") and pages(carousel).replace("a", "")[:1] == "c"
    wait(lambda: children[0].get_mapped() and late.get_mapped())
    for child in (*children[:4], children[5], late):
        child.set_visible(False)
    assert carousel.get_n_items() == 0 and carousel.get_current_index() == -1
    carousel.remove(children[0])
    children[1].set_visible(True)
    wait(lambda: pages(carousel) == "b" and children[1].get_mapped())


def items_are_found_at_points():
    carousel = filled(style_name="linear")
    window(carousel)
    carousel.set_current_index(2)
    run_frames(carousel, 5)
    for index in (1, 2, 3):
        x, y = carousel.get_nth_page(index).translate_coordinates(carousel, 50, 40)
        assert carousel.item_at(x, y) == index
        assert carousel.insertion_index_at(x - 20, y) == index and carousel.insertion_index_at(x + 20, y) == index + 1
    assert carousel.item_at(300, 5) == -1 and carousel.item_at(-1e300, float("nan")) == -1
    assert carousel.insertion_index_at(float("inf"), float("nan")) == 6
    empty = Carousel()
    assert empty.item_at(0, 0) == -1 and empty.insertion_index_at(0, 0) == 0
