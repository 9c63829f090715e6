"""Rows of thumbnails, and carousels that follow each other."""

import gc
import re
from pathlib import Path

from gi.repository import GObject, Gtk, SwiftCarousel
from nested import acting, rest
from support import Carousel, centre, factory, filled, pointer_window, run_frames, wait, window

GUIDE = Path(__file__).parents[4] / "Documentation" / "GObject.md"


def example(heading):
    """Runs the first example in Python below a heading of the guide, and returns what it has defined."""
    code = re.search(rf"^## {heading}\n.*?```python\n(.*?)```", GUIDE.read_text(), re.M | re.S)[1]
    names = {"GObject": GObject, "Gtk": Gtk, "SwiftCarousel": SwiftCarousel}
    exec(code, names)
    return names


def shown(*carousels):
    box = Gtk.Box(orientation=Gtk.Orientation.VERTICAL, homogeneous=True)
    for carousel in carousels:
        box.append(carousel)
    return box


def selected(row):
    children = [row.get_nth_page(index) for index in range(row.get_n_items())]
    return [index for index, child in enumerate(children) if "carousel-selected" in child.get_css_classes()]


def the_example_of_the_guide_reaches_each_thumbnail_by_keys_and_by_clicks():
    names = example("Thumbnails")
    pictures, thumbnails = names["pictures"], names["thumbnails"]
    hands = pointer_window(shown(pictures, thumbnails))
    wait(lambda: thumbnails.get_mapped() and thumbnails.get_nth_page(0).get_width() > 0)
    count = thumbnails.get_n_items()
    assert count > 6 and pictures.get_n_items() == count and selected(thumbnails) == [0]
    thumbnails.grab_focus()
    for index in range(1, count):
        hands.key("Right")
        wait(lambda index=index: pictures.get_current_index() == index == pictures.props.position)
        assert thumbnails.get_selected_index() == index and selected(thumbnails) == [index]
    # It stays in view: the row has scrolled to its end, where the current item is another one.
    run_frames(thumbnails, 30)
    last = thumbnails.get_nth_page(count - 1)
    x, _ = last.translate_coordinates(thumbnails, 0, 0)
    assert -1 <= x and x + last.get_width() <= thumbnails.get_width() + 1
    assert thumbnails.get_current_index() < count - 1
    hands.key("Home")
    wait(lambda: pictures.props.position == 0 and selected(thumbnails) == [0])
    wait(lambda: thumbnails.props.position == 0)
    hands.click(centre(thumbnails.get_nth_page(3)))
    wait(lambda: pictures.props.position == 3 and selected(thumbnails) == [3])
    hands.key("Return")
    pictures.set_current_index(1)
    wait(lambda: thumbnails.get_selected_index() == 1)


def a_row_of_thumbnails_follows_another_carousel_while_there_is_one():
    carousel, row = filled("abcdef"), filled("abcd", controls_for=None)
    heard = []
    row.connect("notify::selected-index", lambda *_: heard.append(row.get_selected_index()))
    window(shown(carousel, row))
    assert row.get_selected_index() == -1 and row.get_controls_for() is None
    row.set_controls_for(carousel)
    assert row.props.controls_for == carousel and heard == [0]
    # During a scroll, it is the item to which that leads, and the last one stands for the remaining ones.
    carousel.scroll_to_index(2, True)
    wait(lambda: carousel.props.position > 0.2)
    assert heard == [0, 2] and row.get_selected_index() == 2
    wait(lambda: carousel.props.position == 2)
    carousel.set_current_index(5)
    assert row.get_selected_index() == 3
    other = filled("xy")
    row.set_controls_for(other)
    assert row.get_selected_index() == 0
    carousel.set_current_index(1)
    assert row.get_selected_index() == 0
    # It does not keep the other one alive.
    del other
    gc.collect()
    assert row.get_controls_for() is None and row.get_selected_index() == -1 and selected(row) == []
    row.set_controls_for(carousel)
    assert row.get_selected_index() == 1
    row.set_controls_for(None)
    assert row.get_selected_index() == -1 and selected(row) == []


def a_carousel_controls_neither_itself_nor_anything_else():
    carousel = filled("abc")
    carousel.set_controls_for(carousel)
    carousel.set_controls_for(Gtk.Label())
    assert carousel.get_controls_for() is None and carousel.get_selected_index() == -1


def carousels_of_one_selection_model_show_the_same_item():
    selection = Gtk.SingleSelection(model=Gtk.StringList.new(list("abcdefgh")))
    one, two = (Carousel(model=selection, factory=factory([])[0]) for _ in range(2))
    window(shown(one, two))
    one.scroll_to_index(5, True)
    wait(lambda: one.props.position == 5 == two.props.position)
    assert selection.get_selected() == 5
    two.set_current_index(2)
    wait(lambda: one.props.position == 2 == two.props.position)


def the_example_of_the_guide_links_two_carousels_in_proportion():
    names = example("Linked carousels")
    covers, titles = names["covers"], names["titles"]
    hands = pointer_window(shown(covers, titles))
    passed = []
    titles.connect("notify::position", lambda *_: passed.append((covers.props.position, titles.props.position)))
    covers.scroll_to_index(6, True)
    wait(lambda: covers.props.position == 6)
    assert titles.props.position == 1.5 and len(passed) > 5
    assert all(abs(one - 4 * other) < 1e-9 for one, other in passed), passed
    # An echo would move it on, or back.
    run_frames(covers, 30)
    assert (covers.props.position, titles.props.position) == (6, 1.5)
    titles.step(1)
    wait(lambda: titles.props.position == 2 and covers.props.position == 8)
    covers.set_current_index(3)
    assert titles.props.position == 0.75
    # The user leads with either of them.
    for leads, follows, factor in ((titles, covers, 4), (covers, titles, 0.25)):
        x, y = centre(leads)
        before = leads.props.position
        acting(leads, lambda x=x, y=y: hands.drag((x, y), (x - 150, y), seconds=0.4, rest=0.3))
        rest(covers, titles)
        assert leads.props.position == round(leads.props.position) > before
        assert abs(follows.props.position - factor * leads.props.position) < 1e-9
        covers.set_current_index(1)
