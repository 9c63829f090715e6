"""Items that are given a size, and a carousel that is as high as its items."""

from gi.repository import Gtk, SwiftCarousel
from support import Carousel, pointer_window, wait, walk, window


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
    from gi.repository import Adw

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
