"""The contrast of the desktop gallery's texts, switches, sliders and fields, measured in screenshots."""

import re
import subprocess
from collections import Counter

import pytest
from harness.gallery import EDGE
from test_desktop_readers import widgets

#: The least contrast of the parts of a control with what is around it, by WCAG 1.4.11; and that of text, by 1.4.3.
LEAST, LEAST_OF_TEXT = 3, 4.5
DARK, HIGH = {"ADW_DEBUG_COLOR_SCHEME": "prefer-dark"}, {"ADW_DEBUG_HIGH_CONTRAST": "1"}
LOOKS = {"light": {}, "dark": DARK, "high contrast": HIGH, "dark, high contrast": {**DARK, **HIGH}}
WIDTH, HEIGHT = 1200, 800
#: The settings, without those that are off-screen.
LEFT, TOP, BOTTOM = 895, 60, 780


class Picture:
    def __init__(self, path):
        words = ["convert", path, "-depth", "8", "rgb:-"]
        self._bytes = subprocess.run(words, capture_output=True, check=True).stdout
        assert len(self._bytes) == 3 * WIDTH * HEIGHT

    def __getitem__(self, point):
        x, y = (EDGE + round(part) for part in point)
        return tuple(self._bytes[3 * (y * WIDTH + x) :][:3])

    def most_contrast(self, xs, ys, ground=None):
        """Returns the highest contrast of a pixel with the ground: by default, with the most frequent colour."""
        pixels = Counter(self[x, y] for x in xs for y in ys)
        return max(contrast(pixel, ground or pixels.most_common(1)[0][0]) for pixel in pixels)


def luminance(color):
    parts = [value / 255 for value in color]
    red, green, blue = [part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts]
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(*colors):
    dark, light = sorted(map(luminance, colors))
    return (light + 0.05) / (dark + 0.05)


def ratios(picture, widget):
    """Returns what a widget shows, each with its contrast and the least that it needs."""
    x, y, width, height = widget["box"]
    middle = y + height / 2
    match widget["role"]:
        case "label":
            # Without the padding of those that are wider than their text.
            return [("text", picture.most_contrast(range(x, x + width), range(y, y + height)), LEAST_OF_TEXT)]
        case "check box":
            on = "checked" in widget["states"]
            places = [x + width * share for share in ((0.2, 0.75) if on else (0.8, 0.25))]
            track, knob = (picture[place, middle] for place in places)
            return [("track", contrast(track, picture[x - 6, middle]), LEAST), ("knob", contrast(track, knob), LEAST)]
        case "slider":
            ground = picture[x + width + 10, middle]
            # An end may be below the knob, which is higher than the track.
            ends = [(name, place) for name, place in (("track", x + width - 2), ("filled track", x + 2)) if picture[place, y - 3] == ground]
            return [(name, picture.most_contrast([place], range(y, y + height), ground), LEAST) for name, place in ends]
        case "text":
            # Its left edge.
            return [("border", picture.most_contrast(range(x - 8, x + 2), [round(middle)], picture[x - 12, middle]), LEAST)]
    return []


@pytest.mark.complete("rest")
@pytest.mark.parametrize("look", LOOKS)
def test_texts_and_controls_stand_out(with_gallery, look):
    gallery = with_gallery(**LOOKS[look])
    gallery.hands.move((1590, 1190))
    seen, wrong = Counter(), []
    for example in ("covers", "designer", "controls", "effects"):
        gallery.open(example)
        gallery.wait_for("items", lambda: gallery.item[1])
        gallery.rest()
        picture = Picture(gallery.screenshot(f"{example} contrast {look}"))
        for widget in widgets(gallery.read(tree=40)):
            if "box" not in widget or "visible" not in widget["states"] or "\n" in widget["name"]:
                continue
            x, y, width, height = widget["box"]
            isSetting = x >= LEFT and TOP < y and y + height < BOTTOM and 0 < width and x + width < WIDTH - 2 * EDGE
            if not isSetting and not re.fullmatch(r"\d+ of \d+", widget["name"]):
                continue
            for what, ratio, least in ratios(picture, widget):
                seen[what] += 1
                if ratio < least:
                    wrong.append(f"{example}: {what} of {widget['name'][:30]!r}: {ratio:.2f}")
    assert not wrong, "\n".join(wrong)
    assert all(seen[what] for what in ("text", "track", "knob", "filled track", "border")), seen
