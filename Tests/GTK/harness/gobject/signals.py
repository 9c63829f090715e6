"""Signals, and what people do."""

import math
import threading

from gi.repository import SwiftCarousel
from support import acting, centre, filled, pointer_window, run_frames, wait, window


def signals_tell_what_happens():
    heard = []
    carousel = filled()
    for name in ("page-changed", "item-activating", "item-activated", "settled"):
        carousel.connect(name, lambda *arguments, name=name: heard.append((name, *arguments[1:])) and None)
    window(carousel)
    carousel.scroll_to_index(4, True)
    wait(lambda: ("settled",) in heard)
    assert heard == [("page-changed", 4), ("settled",)]


def another_page_after_an_edit_has_a_signal_and_its_cause():
    heard = []
    carousel = filled("abcdefghij")
    carousel.connect("page-changed", lambda _, index: heard.append((index, carousel.get_user_initiated())))
    window(carousel)
    carousel.scroll_to_index(5, False)
    wait(lambda: heard[-1:] == [(5, False)])
    # The item keeps the index of the one before.
    for _ in range(2):
        carousel.remove(carousel.get_nth_page(0))
    wait(lambda: carousel.props.position == 3)
    carousel.scroll_to_index(5, True)
    wait(lambda: heard[-1:] == [(5, False)] and len(heard) == 2)
    assert carousel.props.user_initiated is False


def a_page_that_the_user_turns_is_told_with_its_cause():
    heard = []
    carousel = filled("abcdefghij")
    carousel.connect("page-changed", lambda _, index: heard.append((index, carousel.get_user_initiated())))
    carousel.connect("notify::current-index", lambda *_: heard.append((carousel.props.current_index, carousel.props.user_initiated)))
    hands = pointer_window(carousel)
    hands.click(centre(carousel))
    hands.key("Right")
    wait(lambda: carousel.props.position == 1)
    assert sorted(set(heard)) == [(1, True)] and len(heard) == 2
    # The app's own steps are not the user's, also right after one.
    carousel.scroll_to_index(4, True)
    wait(lambda: carousel.props.position == 4)
    assert {cause for index, cause in heard if index > 1} == {False}
    acting(carousel, lambda: hands.drag((400, 150), (250, 150), seconds=0.3, rest=0.3))
    wait(lambda: carousel.props.position > 4)
    assert heard[-1] == (carousel.props.current_index, True)


def the_time_of_autoplay_is_told_and_stands_still_while_it_waits():
    carousel = filled()
    told = []
    carousel.connect("notify::autoplay-progress", lambda *_: told.append(carousel.get_autoplay_remaining_time() < math.inf))
    window(carousel)
    assert carousel.props.autoplay_progress == 0 and carousel.get_autoplay_remaining_time() == math.inf
    carousel.props.autoplay = 60
    wait(lambda: carousel.props.autoplay_progress > 0)
    assert abs(carousel.get_autoplay_remaining_time() + 60 * carousel.get_autoplay_progress() - 60) < 1
    carousel.set_paused(True)
    progress = carousel.get_autoplay_progress()
    assert 0 < progress < 1 and carousel.get_autoplay_remaining_time() == math.inf
    frames = []
    carousel.add_tick_callback(lambda *_: frames.append(carousel.get_autoplay_progress()) or len(frames) < 5)
    wait(lambda: len(frames) == 5)
    assert set(frames) == {progress}
    carousel.set_paused(False)
    wait(lambda: carousel.get_autoplay_progress() > progress)
    # It may be notified of with other properties, too.
    assert carousel.get_autoplay_progress() < progress + 0.5 and told[-1] and False in told
    # Each item has a time of its own.
    carousel.props.autoplay = 0.2
    wait(lambda: carousel.props.current_index == 2)
    carousel.props.autoplay = 0
    assert carousel.props.autoplay_progress == 0 and told[-1] is False


def items_may_have_their_own_time_also_until_their_content_has_ended():
    asked = []
    times = {0: 30, 1: math.inf}
    carousel = filled()
    carousel.connect("autoplay-interval", lambda _, index: asked.append(index) or times.get(index, 0))
    window(carousel)
    carousel.props.autoplay = 60
    wait(lambda: 29 < carousel.get_autoplay_remaining_time() <= 30)
    carousel.scroll_to_index(1, False)
    wait(lambda: asked[-1] == 1)
    run_frames(carousel, 5)
    assert carousel.get_autoplay_remaining_time() == math.inf and carousel.get_autoplay_progress() == 0
    carousel.item_ended(0)
    run_frames(carousel, 5)
    assert carousel.props.current_index == 1
    carousel.item_ended(1)
    wait(lambda: carousel.props.current_index == 2)
    wait(lambda: 59 < carousel.get_autoplay_remaining_time() <= 60)
    # What waits may ask again.
    assert list(dict.fromkeys(asked)) == [0, 1, 2]


def autoplay_may_be_refused_and_may_stop_at_the_last_item():
    asked, refused = [], [True]
    carousel = filled("ab", autoplay_stops_at_end=True)
    carousel.connect("autoplay-advancing", lambda _: asked.append(carousel.props.current_index) or bool(refused))
    window(carousel)
    carousel.props.autoplay = 0.1
    wait(lambda: len(asked) == 3)
    assert asked == [0, 0, 0] and carousel.props.position == 0
    refused.clear()
    wait(lambda: carousel.props.current_index == 1 and carousel.get_autoplay_progress() == 1)
    assert asked == [0, 0, 0, 0] and carousel.get_autoplay_remaining_time() == math.inf
    carousel.set_autoplay_stops_at_end(False)
    assert not carousel.get_autoplay_stops_at_end()


def the_app_may_keep_the_current_item():
    asked, kept = [], {1, 2}
    carousel = filled()
    carousel.connect("item-changing", lambda _, index: asked.append(index) or index in kept)
    hands = pointer_window(carousel)
    carousel.grab_focus()
    hands.key("Right")
    wait(lambda: asked == [1])
    hands.click(centre(carousel.get_nth_page(1)))
    wait(lambda: asked == [1, 1])
    run_frames(carousel, 10)
    assert carousel.props.position == 0
    # Programs are not asked.
    carousel.scroll_to_index(2, False)
    wait(lambda: carousel.props.position == 2)
    hands.key("Right")
    wait(lambda: carousel.props.position == 3)
    assert asked == [1, 1, 3]


def each_kind_of_input_can_be_switched_off():
    carousel = filled()
    assert (carousel.props.drag, carousel.props.wheel, carousel.props.keys) == (SwiftCarousel.CarouselDragInput.ALL, True, True)
    told = []
    for name in ("drag", "allow-mouse-drag", "keys"):
        carousel.connect("notify::" + name, lambda *_, name=name: told.append(name))
    carousel.props.allow_mouse_drag = False
    assert carousel.props.drag.value_nick == "touch" and sorted(told) == ["allow-mouse-drag", "drag"]
    hands = pointer_window(carousel)
    carousel.props.keys = False
    carousel.grab_focus()
    hands.key("Right")
    drag = threading.Thread(target=lambda: hands.drag((400, 150), (250, 150), seconds=0.4, rest=0.3))
    drag.start()
    wait(lambda: not drag.is_alive())
    run_frames(carousel, 10)
    assert carousel.props.position == 0
    carousel.props.drag = SwiftCarousel.CarouselDragInput.ALL
    assert carousel.props.allow_mouse_drag
    drag = threading.Thread(target=lambda: hands.drag((400, 150), (250, 150), seconds=0.4, rest=0.3))
    drag.start()
    wait(lambda: not drag.is_alive() and carousel.props.position > 0)


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
