"""Carousels in carousels, and what else wants the pointer."""

from gi.repository import Gtk
from support import Carousel, acting, centre, filled, pointer_window, run_frames, wait


def rest(*carousels):
    before = None
    while before != (before := [carousel.props.position for carousel in carousels]):
        run_frames(carousels[0], 4)
    return before


def of_nested_carousels_the_outer_one_goes_on_at_the_end_of_the_inner_one():
    outer, inner = Carousel(), []
    for _ in range(3):
        child = filled("abc")
        child.set_size_request(400, 120)
        inner.append(child)
        outer.append(child)
    hands = pointer_window(outer)
    outer.set_current_index(1)
    inner[1].set_current_index(1)
    rest(outer, inner[1])

    def drag(way):
        acting(outer, lambda: hands.drag((300, 150), (300 + way, 150), seconds=0.4, rest=0.3))
        return rest(outer, inner[1])

    # The inner one goes first.
    assert drag(-100) == [1, 2]
    # At its end the outer one goes on, and back.
    assert drag(-300) == [2, 2]
    outer.set_current_index(1)
    inner[1].set_current_index(0)
    assert rest(outer, inner[1]) == [1, 0] and drag(300) == [0, 0]
    # A drag that leads away from the end is the inner one's.
    outer.set_current_index(1)
    assert rest(outer, inner[1]) == [1, 0] and drag(-100) == [1, 1]
    # Wheels too.
    inner[1].set_current_index(2)
    rest(outer, inner[1])
    acting(outer, lambda: hands.wheel("right"))
    assert rest(outer, inner[1]) == [2, 2]
    # Where the outer one does not scroll, the inner one overscrolls.
    outer.set_current_index(1)
    outer.props.interactive = False
    rest(outer, inner[1])
    seen = []
    inner[1].connect("notify::position", lambda *_: seen.append(inner[1].props.position))
    assert drag(-300) == [1, 2] and max(seen) > 2.05


def texts_are_selected():
    for texts, properties in (("a", {}), ("abc", {"interactive": False}), ("abc", {})):
        carousel = filled(texts, **properties)
        label = carousel.get_nth_page(0)
        label.set_label("A text to be selected")
        label.set_selectable(True)
        label.set_size_request(200, 80)
        hands = pointer_window(carousel)
        wait(lambda: label.get_width() >= 200)
        x, y = centre(label)
        acting(carousel, lambda: hands.drag((x - 50, y), (x + 50, y), seconds=0.3))
        found, start, end = label.get_selection_bounds()
        assert found and end - start > 3 and rest(carousel) == [0]
        carousel.get_root().destroy()


def autoplay_stops_while_a_control_of_an_item_is_used():
    for make in (Gtk.Entry, lambda: Gtk.Scale(adjustment=Gtk.Adjustment(upper=100)), lambda: Gtk.Button(label="b"), Gtk.Switch):
        carousel = Carousel(wrap=True)
        for _ in range(4):
            control = make()
            control.set_size_request(150, 40)
            carousel.append(control)
        hands = pointer_window(carousel)
        place = centre(carousel.get_nth_page(0))
        acting(carousel, lambda: hands.move(place))
        # It waits while it is hovered.
        carousel.props.autoplay = 0.2
        acting(carousel, lambda: hands.click(place))
        wait(lambda: carousel.props.paused)
        acting(carousel, lambda: hands.move((1500, 1100)))
        run_frames(carousel, 30)
        assert rest(carousel) == [0]
        carousel.get_root().destroy()
    # A drag of the carousel does not stop it.
    carousel = filled("abcdef", wrap=True)
    hands = pointer_window(carousel)
    carousel.props.autoplay = 0.3
    acting(carousel, lambda: hands.drag((300, 150), (200, 150), seconds=0.3, rest=0.2))
    assert not carousel.props.paused
    acting(carousel, lambda: hands.move((1500, 1100)))
    before = carousel.props.position
    wait(lambda: carousel.props.position != before)
