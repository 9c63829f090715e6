"""Properties, and what is invalid."""

import json

from gi.repository import GLib, Gtk, SwiftCarousel
from support import Carousel, Indicator, filled, pages, wait, window


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
