"""Indicators of both carousels."""

import gc

from gi.repository import Gtk
from support import Indicator, centre, filled, labels, pointer_window, wait


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
