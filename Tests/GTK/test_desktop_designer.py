"""The desktop gallery's designer from a user's point of view: rows, undo, paths, decorations, and the text."""

import pytest


@pytest.fixture
def designer(gallery):
    gallery.open("covers")
    gallery.open("designer")
    gallery.wait_for("the document", lambda: gallery.document)
    # Away from widgets with tooltips, until none is shown and nothing moves.
    gallery.hands.move((60, 790))
    gallery.rest()
    return gallery


def until(gallery, *path, value):
    """Waits until a field of the document has a value."""
    def is_so():
        found = gallery.document
        for name in path:
            found = found[name] if isinstance(name, int) else (found or {}).get(name)
        return value(found) if callable(value) else found == value

    gallery.wait_for(f"{'.'.join(map(str, path))} to be {value}", is_so)


def show(gallery, role, name):
    """Scrolls the settings until a widget is visible and rests."""
    # Beside the rows, which have tooltips.
    gallery.hands.move((900, 400))
    last = None

    def rests_in_sight():
        nonlocal last
        widget = gallery.find(role, name)
        top, height = widget["box"][1], widget["box"][3]
        if top < 60 or top + height > 770:
            gallery.hands.wheel("down" if top > 100 else "up", max(1, min(60, int(abs(top - 400) / 70))))
            last = None
        elif widget["box"] == last:
            return widget
        else:
            last = widget["box"]
        return None

    return gallery.wait_for(f"the {role} {name!r} to be visible", rests_in_sight)


def click(gallery, role, name):
    gallery.hands.click(gallery.middle(show(gallery, role, name)))


def test_a_slider_is_dragged_undone_and_reset(designer):
    slider = show(designer, "slider", "Spacing")
    x, y = designer.middle(slider)
    designer.hands.drag((x - 36, y), (x + 60, y))
    until(designer, "style", "spacing", value=lambda spacing: (spacing or 0) > 1.4)
    designer.hands.key("ctrl+z")
    until(designer, "style", value={"name": "rotary"})
    designer.hands.key("ctrl+shift+z")
    until(designer, "style", "spacing", value=lambda spacing: (spacing or 0) > 1.4)
    designer.click("push button", "Reset Spacing")
    until(designer, "style", value={"name": "rotary"})


def test_a_value_is_shown_in_its_unit(designer):
    x, y, width, height = show(designer, "slider", "Radius")["box"]
    # The value is above the slider's end.
    designer.hands.click((x + width - 10, y - height))
    designer.hands.key("ctrl+a")
    designer.hands.type("300")
    designer.hands.key("Return")
    until(designer, "style", "radius", value=300)
    # Numbers out of range are clamped, and other text changes nothing.
    for text in ("many", "-5"):
        designer.hands.click((x + width - 10, y - height))
        designer.hands.key("ctrl+a")
        designer.hands.type(text)
        designer.hands.key("Return")
    until(designer, "style", "radius", value=0)


def test_a_wheel_over_a_slider_scrolls_the_settings(designer):
    slider = show(designer, "slider", "Radius")
    designer.hands.move(designer.middle(slider))
    designer.hands.wheel("down", 3)
    designer.wait_for("the settings to scroll", lambda: designer.find("slider", "Radius")["box"][1] < slider["box"][1] - 60)
    assert designer.document["style"] == {"name": "rotary"}


def test_lists_curves_and_motion_have_rows(designer):
    # An expander row is opened by a click.
    click(designer, "label", "Transitions")
    click(designer, "check box", "Axis")
    until(designer, "transitions", value=["axis"])
    click(designer, "label", "Momentum curve")
    x, y, width, height = show(designer, "filler", "The curve’s handles")["box"]
    middle = (5 + x + width / 2, 5 + y + height / 2)
    designer.hands.drag((middle[0] - 20, middle[1] + 20), (middle[0] + 10, middle[1] + 60))
    until(designer, "momentumCurve", value=lambda text: (text or "").startswith("cubic-bezier("))
    designer.screenshot("designer curve")
    designer.tell("document", '{ "version": 1, "motion": { "profile": "spring" } }')
    until(designer, "motion", "profile", value="spring")
    x, y = designer.middle(show(designer, "slider", "Bounce"))
    designer.hands.click((x, y))
    until(designer, "motion", "bounce", value=lambda bounce: 0.3 < (bounce or 0) < 0.6)


def test_decorations_are_added_changed_and_moved(designer):
    for name in ("Shadow", "Reflection"):
        click(designer, "push button", "Add a Decoration")
        # The popover has the focus, and its first entry is “Reflection”.
        designer.find("push button", "Reflection", state="focused")
        designer.hands.key(*{"Reflection": [], "Shadow": ["Tab"] * 3}[name], "Return")
        until(designer, "decorations", value=lambda all: all and all[-1]["name"] == name.lower())
    click(designer, "push button", "Move Reflection Out")
    until(designer, "decorations", value=[{"name": "reflection"}, {"name": "shadow"}])
    click(designer, "label", "Reflection")
    x, y = designer.middle(show(designer, "slider", "Height"))
    designer.hands.click((x + 60, y))
    until(designer, "decorations", 0, "height", value=lambda height: (height or 0) > 0.6)
    designer.screenshot("designer decorations")
    click(designer, "push button", "Remove Shadow")
    until(designer, "decorations", value=lambda all: len(all) == 1)
    designer.hands.key("ctrl+z")
    until(designer, "decorations", value=lambda all: len(all) == 2)


def test_a_path_is_drawn_on_the_stage(designer):
    designer.tell("style", "path")
    until(designer, "style", "name", value="path")
    designer.tell("document", '{ "version": 1, "style": { "name": "path", "path": "M20 30L80 30", "viewBox": "0 0 100 60" } }')
    until(designer, "style", "path", value="M20 30L80 30")
    click(designer, "check box", "Draw on the stage")
    designer.find("filler", "Path, point 1 of 2, 20 across, 30 down", state="focused")
    # The centre of the stage is the centre of the view box.
    stage = designer.find("list", "Covers")
    x, y, width, height = stage["box"]
    unit = min(width / 100, height / 60)
    middle = (5 + x + width / 2, 5 + y + height / 2)
    # A press on the line adds a point, which can be dragged immediately.
    designer.hands.drag(middle, (middle[0], middle[1] + 10 * unit))
    designer.wait_for("a third point", lambda: " 50 40" in designer.document["style"]["path"])
    designer.screenshot("designer path")
    designer.hands.key("Page_Down", "Up")
    designer.wait_for("the last point to go up", lambda: designer.document["style"]["path"].split()[-1].startswith("29"))
    designer.hands.key("Delete")
    designer.wait_for("two points", lambda: designer.document["style"]["path"].count("C") == 1)
    designer.hands.key("ctrl+z")
    designer.wait_for("three points", lambda: designer.document["style"]["path"].count("C") == 2)


def test_errors_of_a_path_are_shown_with_their_position(designer):
    designer.tell("style", "path")
    until(designer, "style", "name", value="path")
    entry = show(designer, "text", "Path")
    designer.hands.click(designer.middle(entry))
    designer.hands.key("ctrl+a")
    designer.hands.type("M0 0L10 x")
    designer.hands.key("Return")
    designer.find("label", "line 1, column 9: expected a number\n…M0 0L10 ☞ x")
    assert "path" not in designer.document["style"]
    designer.screenshot("designer path wrong")
    designer.hands.key("ctrl+a")
    designer.hands.type("M0 0L100 60")
    designer.hands.key("Return")
    until(designer, "style", "path", value="M0 0L100 60")


def test_the_text_is_edited_and_its_problems_are_shown(designer):
    click(designer, "text", "Document")
    designer.hands.key("ctrl+a")
    designer.hands.type('{ "version": 1, "style": { "name": "cylinder", "count": 0 } }')
    click(designer, "push button", "Apply")
    designer.find("label", "style.count: expected a whole number from 1 to 10000, got 0")
    assert designer.style == "rotary"
    designer.screenshot("designer text")
    click(designer, "text", "Document")
    designer.hands.key("ctrl+a")
    designer.hands.type('{ "version": 1, "style": { "name": "cylinder", "count": 9 } }')
    click(designer, "push button", "Apply")
    designer.wait_for("the cylinder", lambda: designer.style == "cylinder")


def test_a_slider_counts_in_the_unit_of_its_text(designer):
    """Screen readers speak its number: 360 degrees, not 6.28 radians."""
    slider = show(designer, "slider", "Arc")
    assert slider["value"] == pytest.approx(360)
    x, y = designer.middle(slider)
    designer.hands.click((x, y))
    until(designer, "style", "arc", value=lambda arc: arc is not None)
    arc = designer.document["style"]["arc"]
    designer.wait_for(
        "the slider to have the document's value",
        lambda: designer.find("slider", "Arc")["value"] == pytest.approx(arc * 57.29578, abs=0.01))
