"""Checks of the library from Python, each run in a process of its own: gobject FILE.NAME."""

import sys
from importlib import import_module
from pathlib import Path

import gi

#: Those that need libadwaita before the carousel's type is first used, which learns then that it is there.
WITH_ADWAITA = {
    "adwaita.it_is_swipeable_where_libadwaita_is", "adwaita.swipes_know_the_pages_around_the_current_one_of_a_million",
    "indicators.indicators_follow_an_adw_carousel",
    "sizes.the_height_follows_in_a_clamp_and_a_scroller"}

sys.path.append(str(Path(__file__).parents[1]))
gi.require_version("Gtk", "4.0")
gi.require_version("SwiftCarousel", "1")
from gi.repository import Gtk  # noqa: E402

if sys.argv[1] in WITH_ADWAITA:
    gi.require_version("Adw", "1")
    from gi.repository import Adw

    Adw.init()
Gtk.init()
file, name = sys.argv[1].split(".")
getattr(import_module(file), name)()
print("passed")
