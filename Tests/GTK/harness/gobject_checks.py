"""Checks of the library from Python, each run in a process of its own: gobject_checks.py NAME."""

import gc
import inspect
import json
import os
import sys
import threading
import time
import weakref

import gi
from hands import Hands

gi.require_version("Gtk", "4.0")
gi.require_version("SwiftCarousel", "1")
from gi.repository import Gio, GLib, GObject, Gtk, SwiftCarousel  # noqa: E402

if sys.argv[1:] in (
    ["it_is_swipeable_where_libadwaita_is"], ["indicators_follow_an_adw_carousel"], ["the_height_follows_in_a_clamp_and_a_scroller"],
):
    # Before the carousel's type is first used, which learns then that there is libadwaita.
    gi.require_version("Adw", "1")
    from gi.repository import Adw

    Adw.init()

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


def properties_have_the_defaults_of_the_table():
    carousel = Carousel()
    count = 0
    for spec in Carousel.list_properties():
        if spec.owner_type != Carousel.__gtype__ or spec.name in ("position", "current-index"):
            continue
        count += 1
        assert carousel.get_property(spec.name) == spec.default_value, spec.name
    assert count > 30
    assert carousel.props.orientation == Gtk.Orientation.HORIZONTAL and isinstance(carousel, Gtk.Orientable)


def properties_are_set_and_notified():
    heard = []
    carousel = filled()
    carousel.connect("notify", lambda _, spec: heard.append(spec.name))
    for name, value in [
        ("style-name", "cover-flow"), ("orientation", Gtk.Orientation.VERTICAL), ("wrap", True), ("interactive", False),
        ("allow-mouse-drag", False), ("allow-scroll-wheel", False), ("allow-long-swipes", False), ("perspective", -0.001),
        ("maximum-visible-items", 7), ("focus-point-x", 0.25), ("motion", "spring"), ("spacing", 12), ("reveal-duration", 50),
        ("label", "Albums"), ("paused", True), ("show-pause-button", False), ("as-list", True), ("autoplay", 2.5), ("transitions", SwiftCarousel.CarouselTransitions.STYLE),
        ("snap", SwiftCarousel.CarouselSnapMode.PROXIMITY), ("item-sizing", SwiftCarousel.CarouselItemSizing.MEASURED),
        ("cross-alignment", SwiftCarousel.CarouselCrossAlignment.STRETCH), ("auto-height", True),
        ("current-index", 3),
    ]:
        heard.clear()
        carousel.set_property(name, value)
        assert carousel.get_property(name) == value and name in heard, (name, heard)
        heard.clear()
        carousel.set_property(name, value)
        assert heard == [], (name, heard)
    carousel.set_bounces(False)
    assert not carousel.get_bounces() and heard == ["bounces"]
    carousel.set_perspective(1000)
    assert carousel.get_perspective() == 1
    assert carousel.set_option("tilt", 0.5) and carousel.reset_option("tilt")
    assert carousel.props.position == 3 and carousel.get_n_items() == 6


def what_is_invalid_is_refused():
    carousel = filled()
    carousel.set_style_name("rotery")
    carousel.set_motion("fast")
    assert not carousel.set_option("tild", 1)
    assert (carousel.get_style_name(), carousel.get_motion()) == ("linear", "classic")
    carousel.set_spring(0, 1, 100)
    carousel.set_spring(1, 1, float("inf"))
    assert carousel.get_motion() == "classic"
    carousel.append(carousel.get_nth_page(0))
    carousel.remove(Gtk.Label())
    assert pages(carousel) == "abcdef"
    try:
        carousel.configure('{"version": 1, "bouncee": true}')
    except GLib.Error as error:
        assert 'did you mean "bounces"' in error.message
    else:
        raise AssertionError("an invalid document was accepted")
    indicator = Indicator(carousel=carousel)
    indicator.set_kind("squares")
    indicator.set_carousel(Gtk.Label())
    assert (indicator.get_kind(), indicator.get_carousel()) == ("dots", carousel)
    assert carousel.configure('{"version": 1, "style": {"name": "wheel"}, "bounces": false}')
    assert carousel.get_style_name() == "wheel" and '"bounces": false' in carousel.get_configuration()


def of_heights(*heights, **properties):
    """Returns a carousel of labels of different heights."""
    carousel = Carousel(**properties)
    for height in heights:
        carousel.append(Gtk.Label(label=str(height), width_request=100, height_request=height))
    return carousel


TEXT = "He went to the woods because he wished to live deliberately, and counts every nail and every bean. "


def of_texts(*lengths, **properties):
    """Returns a carousel of texts as wide as it is, which wrap."""
    carousel = Carousel(**properties)
    for length in lengths:
        carousel.append(Gtk.Label(label=TEXT * length, wrap=True, hexpand=True))
    return carousel


def above(carousel, *, scrolled=False):
    """Returns a carousel above a label, and the label."""
    box, below = Gtk.Box(orientation=Gtk.Orientation.VERTICAL), Gtk.Label(label="Below", valign=Gtk.Align.START)
    carousel.set_vexpand(False)
    box.append(carousel)
    box.append(below)
    return (Gtk.ScrolledWindow(child=box) if scrolled else box), below


def height_for(text, width):
    return text.measure(Gtk.Orientation.VERTICAL, width)[1]


def extent(widget):
    """The minimum and the natural height that a widget requests."""
    return tuple(widget.measure(Gtk.Orientation.VERTICAL, -1)[:2])


def frames_of(widget, value):
    """Returns a list to which a value is added after each frame."""
    seen = []
    widget.get_frame_clock().connect("after-paint", lambda _: seen.append(value()))
    return seen


def rests(widget, value, frames=20):
    """Whether a value stays the same while the screen is refreshed, and nobody is asked for another layout."""
    seen = []
    callback = widget.add_tick_callback(lambda *_: seen.append(value()) or True)
    wait(lambda: len(seen) == frames)
    widget.remove_tick_callback(callback)
    return len(set(seen)) == 1


def the_height_follows_the_current_child():
    carousel = of_heights(80, 200, 40, auto_height=True)
    box, below = above(carousel)
    hands = pointer_window(box)
    assert (carousel.get_height(), extent(carousel)) == (80, (80, 80))
    seen = frames_of(carousel, lambda: (carousel.get_height(), below.translate_coordinates(box, 0, 0)[1]))
    carousel.grab_focus()
    for key, height in (("Right", 200), ("Right", 40), ("Home", 80)):
        start = carousel.get_height()
        seen.clear()
        hands.key(key)
        wait(lambda: carousel.get_height() == height and carousel.props.position % 1 == 0)
        heights = [each for each, _ in seen]
        assert heights == sorted(heights, reverse=height < start), heights
        assert len({each for each in heights if each not in (start, height)}) >= 4, heights
        # What is below moves with it, in the same frame.
        assert all(y == each for each, y in seen), seen
    assert rests(carousel, lambda: extent(carousel))
    # The height of a child that is shown already, and of one that comes.
    carousel.get_nth_page(0).set_size_request(100, 150)
    wait(lambda: carousel.get_height() == 150)
    carousel.remove(carousel.get_nth_page(0))
    wait(lambda: carousel.get_height() == 200)
    carousel.set_auto_height(False)
    wait(lambda: carousel.get_height() == extent(carousel)[1] == 200 and carousel.get_n_items() == 2)


def the_height_is_the_apps_without_it_in_a_column_and_as_a_list():
    carousel = of_heights(80, 200, 40)
    box, below = above(carousel)
    shown = window(box)
    y = lambda: below.translate_coordinates(box, 0, 0)[1]  # noqa: E731
    carousel.set_current_index(1)
    wait(lambda: carousel.get_nth_page(1).get_mapped())
    assert (y(), extent(carousel)) == (80, (80, 80))
    carousel.set_auto_height(True)
    wait(lambda: y() == 200)
    carousel.set_orientation(Gtk.Orientation.VERTICAL)
    wait(lambda: extent(carousel) == (0, 80) and y() == 80)
    carousel.set_orientation(Gtk.Orientation.HORIZONTAL)
    wait(lambda: y() == 200)
    carousel.set_as_list(True)
    wait(lambda: extent(carousel) == (0, 80) and y() == 80)
    carousel.set_as_list(False)
    wait(lambda: y() == 200)
    # At once for those who want less motion.
    shown.get_settings().set_property("gtk-enable-animations", False)
    seen = frames_of(carousel, y)
    carousel.set_current_index(2)
    wait(lambda: y() == 40)
    assert set(seen) <= {200, 40}
    for _ in range(3):
        carousel.remove(carousel.get_nth_page(0))
    wait(lambda: y() == 80 and extent(carousel) == (80, 80))


def texts_that_wrap_have_their_height_in_the_first_frame():
    for width in (300, 450):
        carousel = of_texts(3, 1, auto_height=True)
        box, below = above(carousel)
        shown = Gtk.Window(default_width=width, default_height=400, child=box)
        Gtk.Widget.realize(shown)
        seen = frames_of(shown, lambda: (carousel.get_height(), carousel.get_nth_page(0).get_height()))
        shown.present()
        wait(lambda: below.get_mapped() and len(seen) >= 2)
        height = height_for(carousel.get_nth_page(0), width)
        assert set(seen[1:] if seen[0] == (0, 0) else seen) == {(height, height)} and height > 50, (height, seen)
        shown.destroy()


def texts_wrap_again_when_the_width_changes():
    carousel = of_texts(4, 1, 2, auto_height=True)
    box, below = above(carousel)
    shown = window(box, 500, 500)
    known = set()
    for index, width in ((0, 500), (0, 320), (2, 320), (2, 700), (1, 700), (1, 320), (0, 500)):
        shown.set_default_size(width, 500)
        carousel.scroll_to_index(index, True)
        text = carousel.get_nth_page(index)
        wait(lambda: carousel.get_width() == text.get_width() == width and carousel.props.position == index)
        height = height_for(text, width)
        wait(lambda: carousel.get_height() == text.get_height() == height == below.translate_coordinates(box, 0, 0)[1])
        known.add(height)
    assert len(known) >= 4, known


def children_that_expand_share_the_width_by_items_per_view():
    carousel = of_texts(4, 1, 2, 3, items_per_view=2, spacing=20, alignment=0, group_size=2, auto_height=True)
    box, below = above(carousel)
    shown = window(box, 620, 500)
    for index, width in ((0, 620), (2, 620), (2, 420), (0, 420)):
        shown.set_default_size(width, 500)
        carousel.scroll_to_index(index, True)
        texts, inner = [carousel.get_nth_page(number) for number in (index, index + 1)], (width - 20) // 2
        wait(lambda: [text.get_width() for text in texts] == [inner] * 2 and carousel.props.position == index)
        wait(lambda: [text.get_height() for text in texts] == [height_for(text, inner) for text in texts])
        wait(lambda: carousel.get_height() == max(text.get_height() for text in texts))
        assert [text.translate_coordinates(carousel, 0, 0)[0] for text in texts] == [0, inner + 20]
        assert rests(carousel, lambda: (carousel.get_height(), extent(carousel)))


def a_child_that_expands_in_both_directions_does_not_hold_the_height():
    carousel = of_texts(1, 6, 1, auto_height=True)
    for index in range(3):
        carousel.get_nth_page(index).set_vexpand(True)
    box, _ = above(carousel)
    window(box, 400, 500)
    for index in (1, 0, 2):
        carousel.scroll_to_index(index, True)
        text = carousel.get_nth_page(index)
        wait(lambda: carousel.get_height() == text.get_height() == height_for(text, 400) and carousel.props.position == index)
        assert rests(carousel, lambda: (carousel.get_height(), text.get_height()))


def the_height_follows_in_a_clamp_and_a_scroller():
    carousel = of_texts(6, 1, 3, auto_height=True)
    box, below = above(carousel, scrolled=True)
    clamp = Adw.Clamp(child=box, maximum_size=380, tightening_threshold=380)
    shown = window(clamp, 600, 150)
    scroll = box.get_vadjustment()
    for index, width in ((0, 600), (1, 600), (1, 300), (2, 300), (0, 300), (0, 800)):
        shown.set_default_size(width, 150)
        carousel.scroll_to_index(index, True)
        text, inner = carousel.get_nth_page(index), min(width, 380)
        wait(lambda: carousel.get_width() == text.get_width() == inner and carousel.props.position == index)
        # A scroller gives what is in it its minimum height.
        wait(lambda: carousel.get_height() == text.get_height() == height_for(text, inner))
        wait(lambda: scroll.get_upper() == max(scroll.get_page_size(), carousel.get_height() + below.get_height()))
        assert rests(carousel, lambda: (carousel.get_width(), carousel.get_height(), scroll.get_upper()))


def children_are_stretched():
    carousel = of_heights(80, 120, 40, cross_alignment=SwiftCarousel.CarouselCrossAlignment.STRETCH)
    shown = window(carousel, 600, 300)
    sizes = lambda: [(child.get_width(), child.get_height()) for child in map(carousel.get_nth_page, range(3))]  # noqa: E731
    wait(lambda: sizes() == [(100, 300)] * 3)
    assert extent(carousel) == (80, 80)
    shown.set_default_size(600, 350)
    wait(lambda: sizes() == [(100, 350)] * 3)
    carousel.set_cross_alignment(SwiftCarousel.CarouselCrossAlignment.END)
    wait(lambda: sizes() == [(100, 80), (100, 120), (100, 40)])
    bottoms = lambda: [child.translate_coordinates(carousel, 0, child.get_height())[1] for child in map(carousel.get_nth_page, range(3))]  # noqa: E731
    wait(lambda: bottoms() == [350] * 3)
    carousel.set_cross_alignment(SwiftCarousel.CarouselCrossAlignment.STRETCH)
    wait(lambda: sizes() == [(100, 350)] * 3)
    # A child is never smaller than its minimum.
    carousel.get_nth_page(1).set_size_request(100, 500)
    wait(lambda: sizes() == [(100, 350), (100, 500), (100, 350)])
    carousel.set_as_list(True)
    wait(lambda: sizes() == [(100, 80), (100, 500), (100, 40)])


def stretched_texts_of_a_column_wrap():
    carousel = of_texts(3, 1, orientation=Gtk.Orientation.VERTICAL, cross_alignment=SwiftCarousel.CarouselCrossAlignment.STRETCH)
    for index in range(2):
        carousel.get_nth_page(index).set_hexpand(False)
    shown = window(carousel, 350, 400)
    for width in (350, 500, 300):
        shown.set_default_size(width, 400)
        for text in map(carousel.get_nth_page, range(2)):
            wait(lambda: (text.get_width(), text.get_height()) == (width, height_for(text, width)))


def items_of_a_model_are_stretched_and_give_their_height():
    maker = Gtk.SignalListItemFactory()
    maker.connect("setup", lambda _, item: item.set_child(Gtk.Label(wrap=True, width_request=200, max_width_chars=10)))
    maker.connect("bind", lambda _, item: item.get_child().set_label(item.get_item().get_string()))
    carousel = Carousel(
        model=Gtk.StringList.new([TEXT * 3, TEXT]), factory=maker, orientation=Gtk.Orientation.VERTICAL,
        cross_alignment=SwiftCarousel.CarouselCrossAlignment.STRETCH)
    box, below = above(carousel)
    carousel.set_vexpand(True)
    shown = window(box, 350, 400)
    texts = lambda: {len(each.get_label()): each for each in walk(carousel) if isinstance(each, Gtk.Label)}  # noqa: E731
    sizes = lambda: [(each.get_width(), each.get_height()) for _, each in sorted(texts().items())]  # noqa: E731
    heights = lambda width: [height_for(each, width) for _, each in sorted(texts().items())]  # noqa: E731
    for width in (350, 500, 300):
        shown.set_default_size(width, 400)
        wait(lambda: len(texts()) == 2 and sizes() == [(width, height) for height in heights(width)])
    carousel.set_orientation(Gtk.Orientation.HORIZONTAL)
    wait(lambda: sizes() == [(200, carousel.get_height())] * 2 and carousel.get_height() > 350)
    carousel.set_vexpand(False)
    carousel.set_auto_height(True)
    wait(lambda: sizes() == [(200, height) for height in heights(200)] and carousel.get_height() == heights(200)[1])
    carousel.scroll_to_index(1, True)
    wait(lambda: carousel.get_height() == heights(200)[0] == below.translate_coordinates(box, 0, 0)[1])


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


UI = """
<interface>
  <object class="%s" id="carousel">
    <property name="orientation">horizontal</property>
    <property name="spacing">12</property>
    <property name="interactive">1</property>
    <property name="allow-mouse-drag">1</property>
    <property name="allow-scroll-wheel">0</property>
    <property name="allow-long-swipes">0</property>
    %s
    <child><object class="GtkLabel" id="first"><property name="label">First</property><property name="hexpand">1</property></object></child>
    <child><object class="GtkLabel"><property name="label">Second</property><property name="hexpand">1</property></object></child>
    <child><object class="GtkLabel" id="third"><property name="label">Third</property><property name="hexpand">1</property></object></child>
    <child><object class="GtkGestureClick" id="gesture"/></child>
    <style><class name="own"/></style>
  </object>
</interface>
"""


def it_takes_the_place_of_adw_carousel_in_a_ui_file():
    builder = Gtk.Builder.new_from_string(UI % ("SwiftCarousel", '<property name="current-index">2</property>'), -1)
    carousel = builder.get_object("carousel")
    assert isinstance(carousel, Carousel) and carousel.get_n_items() == 3
    assert carousel.get_nth_page(0) is builder.get_object("first") and carousel.get_nth_page(2) is builder.get_object("third")
    assert carousel.get_spacing() == 12 and not carousel.get_allow_long_swipes() and not carousel.get_allow_scroll_wheel()
    assert carousel.get_current_index() == 2
    assert carousel.has_css_class("own") and builder.get_object("gesture").get_widget() is carousel
    window(carousel)
    # Children that expand fill the carousel.
    wait(lambda: builder.get_object("third").get_width() == carousel.get_width())
    gi.require_version("Adw", "1")
    from gi.repository import Adw

    Adw.init()
    # The same file with the other class.
    assert Gtk.Builder.new_from_string(UI % ("AdwCarousel", ""), -1).get_object("carousel").get_n_pages() == 3


def it_is_swipeable_where_libadwaita_is():
    carousel = filled(spacing=10)
    assert GObject.type_is_a(Carousel, Adw.Swipeable)
    window(carousel)
    carousel.set_position(2.25)
    assert Adw.Swipeable.get_snap_points(carousel) == [0, 1, 2, 3, 4, 5]
    assert (Adw.Swipeable.get_progress(carousel), Adw.Swipeable.get_cancel_progress(carousel)) == (2.25, 2)
    assert Adw.Swipeable.get_distance(carousel) == 110
    # Children are that far apart.
    carousel.set_position(2)
    place = lambda index: carousel.get_nth_page(index).translate_coordinates(carousel, 0, 0)[0]  # noqa: E731
    wait(lambda: carousel.get_nth_page(3).get_mapped() and place(3) - place(2) == 110)
    assert Adw.SwipeTracker(swipeable=carousel).get_swipeable() is carousel


def the_spacing_is_the_gap_of_documents_and_separates_items_of_different_lengths():
    carousel = Carousel(spacing=10, item_sizing=SwiftCarousel.CarouselItemSizing.MEASURED)
    for width in (100, 60, 140):
        carousel.append(Gtk.Label(label=str(width), width_request=width))
    window(carousel)
    place = lambda index: carousel.get_nth_page(index).translate_coordinates(carousel, 0, 0)[0]  # noqa: E731
    wait(lambda: carousel.get_nth_page(2).get_mapped() and (place(1) - place(0), place(2) - place(1)) == (110, 70))
    changes = []
    carousel.connect("notify::spacing", lambda *_: changes.append(carousel.get_spacing()))
    document = json.loads(carousel.get_configuration())
    assert document["gap"] == 10
    assert carousel.configure(json.dumps(document | {"gap": 24}))
    assert carousel.get_spacing() == 24 and changes == [24]
    wait(lambda: place(1) - place(0) == 124)


def signals_tell_what_happens():
    heard = []
    carousel = filled()
    for name in ("page-changed", "item-activating", "item-activated", "settled"):
        carousel.connect(name, lambda *arguments, name=name: heard.append((name, *arguments[1:])) and None)
    window(carousel)
    carousel.scroll_to_index(4, True)
    wait(lambda: ("settled",) in heard)
    assert heard == [("page-changed", 4), ("settled",)]


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


def clicks_keys_and_drags_are_told():
    heard, refused = [], []
    carousel = filled()
    for name in ("item-activated", "drag-begin", "drag-end"):
        carousel.connect(name, lambda _, *arguments, name=name: heard.append((name, *arguments)))
    carousel.connect("item-activating", lambda _, index: heard.append(("item-activating", index)) or bool(refused))
    hands = pointer_window(carousel)
    hands.click(centre(carousel.get_nth_page(0)))
    wait(lambda: heard == [("item-activating", 0), ("item-activated", 0)])
    # What a handler refuses is not activated.
    refused.append(True)
    hands.key("Return")
    wait(lambda: len(heard) == 3)
    refused.clear()
    hands.key("Return")
    wait(lambda: heard[2:] == [("item-activating", 0), ("item-activating", 0), ("item-activated", 0)])
    heard.clear()
    # The carousel handles the events while the pointer moves.
    drag = threading.Thread(target=lambda: hands.drag((400, 150), (250, 150), seconds=0.4, rest=0.3))
    drag.start()
    wait(lambda: not drag.is_alive())
    wait(lambda: ("drag-end", False) in heard and carousel.props.position % 1 == 0)
    assert heard == [("drag-begin",), ("drag-end", False)] and carousel.get_current_index() > 0


def scrolls_have_a_duration_or_a_spring():
    carousel = filled()
    window(carousel)
    seen = []
    carousel.connect("notify::position", lambda *_: seen.append(carousel.props.position))
    carousel.set_scroll_duration(0)
    carousel.scroll_to(carousel.get_nth_page(3), True)
    assert carousel.props.position == 3
    carousel.set_scroll_duration(50_000)
    carousel.step(1)
    wait(lambda: 3 < carousel.props.position < 4)
    carousel.props.scroll_duration = 70
    carousel.scroll_to_index(1, True)
    wait(lambda: carousel.props.position == 1)
    # A spring of one and a half seconds a swing, which overshoots.
    carousel.set_scroll_duration(400)
    carousel.set_spring(0.2, 1, 18)
    assert carousel.get_motion() == "spring"
    carousel.scroll_to_index(3, True)
    wait(lambda: max(seen) > 3.05)
    carousel.set_spring(1, 1, 200)
    carousel.set_position(1)
    seen.clear()
    carousel.scroll_to_index(3, True)
    wait(lambda: carousel.props.position == 3)
    assert max(seen) <= 3


def text_of(indicator):
    return indicator.get_first_child().get_label()


def width_of(widget):
    return widget.measure(Gtk.Orientation.HORIZONTAL, -1)[1]


def indicators_follow_a_carousel_and_move_it():
    carousel = filled("abcdefgh")
    dots, lines, count = (Indicator(carousel=carousel, kind=kind) for kind in ("dots", "lines", "count"))
    below = Gtk.Box(orientation=Gtk.Orientation.VERTICAL, halign=Gtk.Align.CENTER)
    for widget in (carousel, dots, lines, count):
        below.append(widget)
    hands = pointer_window(below)
    wait(lambda: count.get_mapped() and text_of(count) == "1 / 8")
    assert (width_of(dots), width_of(lines)) == (8 * 16, 8 * 28)
    for indicator, step, index in ((dots, 16, 5), (lines, 28, 2)):
        x, y = centre(indicator)
        hands.click((x + (index - 3.5) * step, y))
        wait(lambda: carousel.props.position == index and text_of(count) == f"{index + 1} / 8")
    carousel.remove(carousel.get_nth_page(7))
    wait(lambda: width_of(dots) == 7 * 16 and text_of(count) == "3 / 7")
    dots.set_orientation(Gtk.Orientation.VERTICAL)
    assert (width_of(dots), dots.measure(Gtk.Orientation.VERTICAL, -1)[1]) == (16, 7 * 16)
    # There is nothing to show for one that is gone.
    below.remove(carousel)
    del carousel
    gc.collect()
    wait(lambda: dots.get_carousel() is None and not dots.get_visible())


def indicators_follow_an_adw_carousel():
    builder = Gtk.Builder.new_from_string("""<interface>
      <object class="GtkBox" id="box"><property name="orientation">vertical</property>
        <child><object class="AdwCarousel" id="carousel"/></child>
        <child><object class="SwiftCarouselIndicator" id="count"><property name="kind">count</property><property name="carousel">carousel</property></object></child>
        <child><object class="SwiftCarouselIndicator" id="dots"><property name="carousel">carousel</property><property name="halign">center</property></object></child>
      </object></interface>""", -1)
    carousel, count, dots = (builder.get_object(name) for name in ("carousel", "count", "dots"))
    for label in labels("abcde"):
        carousel.append(label)
    hands = pointer_window(builder.get_object("box"))
    wait(lambda: text_of(count) == "1 / 5" and width_of(dots) == 5 * 16 and dots.get_mapped())
    carousel.scroll_to(carousel.get_nth_page(2), True)
    wait(lambda: text_of(count) == "3 / 5" and carousel.get_position() == 2)
    x, y = centre(dots)
    hands.click((x + 2 * 16, y))
    wait(lambda: text_of(count) == "5 / 5" and carousel.get_position() == 4)
    carousel.remove(carousel.get_nth_page(0))
    wait(lambda: text_of(count) == "4 / 4")


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


def texts_shown(carousel):
    """Returns the texts of the mapped labels, from left to right."""
    found = []

    def visit(widget):
        if isinstance(widget, Gtk.Label) and widget.get_mapped():
            found.append((widget.translate_coordinates(carousel, 50, 40)[0], widget.get_label()))
        child = widget.get_first_child()
        while child:
            visit(child)
            child = child.get_next_sibling()

    visit(carousel)
    return [text for _, text in sorted(found)]


def a_model_shows_its_visible_items_only():
    bound = []
    maker, done = factory(bound)
    model = Gtk.StringList.new([str(number) for number in range(10_000)])
    carousel = Carousel(model=model, factory=maker)
    assert carousel.get_n_items() == 10_000 and carousel.get_model() is model and carousel.get_factory() is maker
    window(carousel)
    wait(lambda: texts_shown(carousel)[:3] == ["0", "1", "2"])
    carousel.set_current_index(5_000)
    wait(lambda: "5000" in texts_shown(carousel))
    assert len(bound) < 30, [item.get_string() for item in bound]
    before = done.count("setup")
    for index in range(5_000, 5_100):
        carousel.set_current_index(index)
        wait(lambda: str(index) in texts_shown(carousel))
    assert done.count("bind") > 100 and len(bound) < 30
    # Newer lists recycle the widgets of an item that is replaced.
    assert Gtk.get_minor_version() < 12 or done.count("setup") <= before + 5
    child = next(widget for widget in walk(carousel) if isinstance(widget, Gtk.Label) and widget.get_label() == "5099")
    assert carousel.get_index_of(child) == 5_099
    # Items have their natural size, without the frames of lists.
    item = child.get_parent().get_parent().get_parent()
    wait(lambda: (child.get_width(), child.get_height()) == (item.get_width(), item.get_height()) == (100, 80))


def walk(widget):
    yield widget
    child = widget.get_first_child()
    while child:
        yield from walk(child)
        child = child.get_next_sibling()


def changes_of_a_model_become_edits():
    bound = []
    model = Gtk.StringList.new(list("abcdefg"))
    carousel = Carousel(model=model, factory=factory(bound)[0], current_index=3)
    window(carousel, 900)
    assert carousel.get_current_index() == 3
    model.splice(1, 1, ["x", "y", "z"])
    assert carousel.get_n_items() == 9 and carousel.get_current_index() == 5
    wait(lambda: texts_shown(carousel) == list("axyzcdefg") or carousel.props.position == 5 and len(texts_shown(carousel)) >= 8)
    model.remove(5)
    assert carousel.get_current_index() == 5 and carousel.get_n_items() == 8
    wait(lambda: [text for text in texts_shown(carousel) if text == "d"] == [])
    model.splice(0, 8, [])
    assert carousel.get_current_index() == -1
    model.append("new")
    wait(lambda: texts_shown(carousel) == ["new"])
    carousel.set_model(Gio.ListStore(item_type=Gtk.StringObject))
    assert carousel.get_n_items() == 0
    carousel.append(Gtk.Label(label="own"))
    assert carousel.get_model() is None and carousel.get_n_items() == 1


def a_selection_model_follows_and_leads():
    selection = Gtk.SingleSelection(model=Gtk.StringList.new(list("abcdefgh")), selected=2)
    carousel = Carousel(model=selection, factory=factory([])[0])
    window(carousel)
    assert carousel.get_current_index() == 2
    carousel.set_current_index(5)
    assert selection.get_selected() == 5
    heard = []
    selection.connect("notify::selected", lambda *_: heard.append(selection.get_selected()))
    selection.set_selected(0)
    wait(lambda: carousel.props.position == 0)
    # Items that it passes are not selected.
    assert heard == [0] and selection.get_selected() == 0
    carousel.step(3)
    wait(lambda: carousel.props.position == 3)
    assert selection.get_selected() == 3
    selection.get_model().remove(0)
    assert selection.get_selected() == carousel.get_current_index() == 2


if __name__ == "__main__":
    if sys.argv[1:] == ["--list"]:
        for name, function in list(globals().items()):
            if inspect.isfunction(function) and not inspect.signature(function).parameters:
                print(name)
    else:
        Gtk.init()
        globals()[sys.argv[1]]()
        print("passed")
