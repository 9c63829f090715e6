"""In place of AdwCarousel."""

import gi
from gi.repository import GObject, Gtk
from support import Carousel, factory, filled, wait, window

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
    from gi.repository import Adw

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
    # Swipes end at pages.
    carousel.set_property("group-size", 4)
    wait(lambda: Adw.Swipeable.get_snap_points(carousel) == [1.5, 4.5])
    assert Adw.Swipeable.get_cancel_progress(carousel) == 1.5


def swipes_know_the_pages_around_the_current_one_of_a_million():
    from gi.repository import Adw

    model = Gtk.StringList.new([""] * 1_000_000)
    carousel = Carousel(model=model, factory=factory([])[0])
    window(carousel)
    assert Adw.Swipeable.get_snap_points(carousel) == [*range(501), 999_999]
    carousel.set_position(5000)
    assert Adw.Swipeable.get_snap_points(carousel) == [0, *range(4500, 5501), 999_999]
