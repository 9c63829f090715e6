"""Indicators of both carousels."""

import ctypes
import gc

from gi.repository import Gtk
from support import Indicator, centre, filled, labels, pointer_window, run_frames, wait, window

GTK = ctypes.CDLL("libgtk-4.so.1")
for function in (GTK.gtk_snapshot_to_node, GTK.gsk_renderer_render_texture):
    function.restype = ctypes.c_void_p
GTK.gtk_snapshot_to_node.argtypes = GTK.g_object_unref.argtypes = GTK.gsk_render_node_unref.argtypes = [ctypes.c_void_p]
GTK.gsk_renderer_render_texture.argtypes = [ctypes.c_void_p] * 3
GTK.gdk_texture_download.argtypes = [ctypes.c_void_p, ctypes.c_void_p, ctypes.c_size_t]


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


def alphas(indicator):
    """Returns the opacities of the pixels along the middle of an indicator as it was last drawn, 0…255; none before that."""
    snapshot, (width, height) = Gtk.Snapshot(), (indicator.get_width(), indicator.get_height())
    Gtk.WidgetPaintable.new(indicator).snapshot(snapshot, width, height)
    # Python has no type for nodes.
    node = GTK.gtk_snapshot_to_node(hash(snapshot))
    if not node:
        return []
    area = (ctypes.c_float * 4)(0, 0, width, height)
    texture = GTK.gsk_renderer_render_texture(hash(indicator.get_native().get_renderer()), node, area)
    pixels = (ctypes.c_ubyte * (width * height * 4))()
    GTK.gdk_texture_download(texture, pixels, width * 4)
    GTK.g_object_unref(texture)
    GTK.gsk_render_node_unref(node)
    is_vertical = indicator.get_orientation() == Gtk.Orientation.VERTICAL
    middle = [(width // 2, y) for y in range(height)] if is_vertical else [(x, height // 2) for x in range(width)]
    return [pixels[(y * width + x) * 4 + 3] for x, y in middle]


def fill(indicator, index, count, step):
    """Returns where the dot of an item is opaque, as shares of its length, and that length."""
    row = alphas(indicator)
    start = (len(row) - step * count) // 2 + step * index
    dot = [alpha for alpha in row[start:start + step] if alpha > 60]
    full = [place for place, alpha in enumerate(dot) if alpha > 200]
    return (full[0] / len(dot), (full[-1] + 1) / len(dot)) if full else (0, 0), len(dot)


def dots_and_lines_fill_while_the_time_of_autoplay_passes():
    carousel = filled("abcde", wrap=True, current_index=2)
    plain, dots, lines = Indicator(carousel=carousel), Indicator(carousel=carousel), Indicator(carousel=carousel, kind="lines")
    heard = []
    dots.connect("notify::show-autoplay-progress", lambda *_: heard.append(dots.get_show_autoplay_progress()))
    for widget in (dots, lines, lines):
        widget.set_show_autoplay_progress(True)
    assert heard == [True] and lines.props.show_autoplay_progress and not plain.props.show_autoplay_progress
    below = Gtk.Box(orientation=Gtk.Orientation.VERTICAL, halign=Gtk.Align.CENTER)
    for widget in (carousel, plain, dots, lines):
        below.append(widget)
    window(below)
    # Without autoplay there is no time.
    assert fill(dots, 2, 5, 16) == fill(plain, 2, 5, 16) == ((0, 1), 8)
    draws, growing = [], Gtk.WidgetPaintable.new(dots)
    growing.connect("invalidate-contents", lambda _: draws.append(carousel.get_autoplay_progress()))
    carousel.set_autoplay(4)
    wait(lambda: carousel.get_autoplay_progress() > 0.5)
    carousel.set_paused(True)
    passed = carousel.get_autoplay_progress()
    run_frames(dots, 3)
    for indicator, step, length in ((dots, 16, 16), (lines, 28, 24)):
        (start, end), measured = fill(indicator, 2, 5, step)
        assert measured == length and start == 0 and abs(end - passed) < 0.1, (measured, start, end, passed)
    assert fill(dots, 1, 5, 16) == ((0, 0), 8) and fill(plain, 2, 5, 16) == ((0, 1), 8)
    # It is drawn when it has grown visibly, not in each frame: 64 times in all; and not while the time stands still.
    assert 20 < len([progress for progress in draws if progress < passed]) < 45, draws
    draws.clear()
    run_frames(dots, 20)
    assert not draws
    dots.set_direction(Gtk.TextDirection.RTL)
    run_frames(dots, 3)
    (start, end), _ = fill(dots, 2, 5, 16)
    assert end == 1 and abs(1 - start - passed) < 0.1
    dots.set_direction(Gtk.TextDirection.LTR)
    dots.set_orientation(Gtk.Orientation.VERTICAL)
    run_frames(dots, 3)
    (start, end), measured = fill(dots, 2, 5, 16)
    assert measured == 16 and start == 0 and abs(end - passed) < 0.1
    # An indicator that is shown again shows the time that has passed meanwhile.
    lines.set_visible(False)
    carousel.set_paused(False)
    wait(lambda: fill(dots, 2, 5, 16)[0][1] > passed + 0.15)
    lines.set_visible(True)
    wait(lambda: lines.get_mapped() and fill(lines, 2, 5, 28)[0][1] > passed + 0.15)
    wait(lambda: carousel.get_current_index() == 3 and carousel.props.position == 3)
    run_frames(dots, 3)
    assert fill(dots, 2, 5, 16) == ((0, 0), 8) and fill(dots, 3, 5, 16)[0][1] < 0.3
    # Under reduced motion nothing plays.
    Gtk.Settings.get_default().props.gtk_enable_animations = False
    run_frames(dots, 3)
    assert fill(dots, 3, 5, 16) == ((0, 1), 8)
