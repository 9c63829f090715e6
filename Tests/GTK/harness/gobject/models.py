"""List models."""

from gi.repository import Gio, Gtk
from support import Carousel, factory, wait, walk, window


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
