"""List models."""

import os
import random

from gi.repository import Gio, GLib, GObject, Gtk
from support import Carousel, factory, run_frames, wait, walk, window


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


def single(model):
    return Gtk.SingleSelection(model=model)


def unselected(model):
    selection = Gtk.SingleSelection(autoselect=False, can_unselect=True)
    selection.set_model(model)
    return selection


def multiple(model):
    return Gtk.MultiSelection(model=model)


def unselectable(model):
    return Gtk.NoSelection(model=model)


def strings(texts):
    store = Gio.ListStore(item_type=Gtk.StringObject)
    store.splice(0, 0, [Gtk.StringObject.new(str(text)) for text in texts])
    return store


def selected(selection):
    found = selection.get_selection()
    return [found.get_nth(index) for index in range(found.get_size())]


def beside_a_list_view(make, selects=None, texts=range(11)):
    """Shows the same items in a carousel and in a GtkListView, each with a selection model of its own.

    :param selects: The selected position.
    :return: The items, the two selection models, and the carousel.
    """
    store = strings(texts)
    ours, theirs = make(store), make(store)
    carousel, view = Carousel(model=ours, factory=factory([])[0]), Gtk.ListView(model=theirs, factory=factory([])[0])
    box = Gtk.Box(orientation=Gtk.Orientation.VERTICAL, homogeneous=True)
    box.append(carousel)
    box.append(Gtk.ScrolledWindow(child=view))
    window(box)
    if selects is not None:
        ours.select_item(selects, True)
        theirs.select_item(selects, True)
        wait(lambda: carousel.get_current_index() == selects == carousel.props.position)
    return store, ours, theirs, carousel


def text_at(model, index):
    return model.get_item(index).get_string()


def removing_the_selected_item_selects_what_a_list_view_selects():
    store, ours, theirs, carousel = beside_a_list_view(single, 9, range(12))
    store.remove(9)
    assert text_at(ours, ours.get_selected()) == text_at(theirs, theirs.get_selected()) == "10"
    wait(lambda: text_at(ours, carousel.get_current_index()) == "10" and carousel.props.position == 9)
    assert text_at(ours, ours.get_selected()) == "10"
    store, ours, theirs, carousel = beside_a_list_view(single, 3)
    gone = []
    while store.get_n_items():
        index = ours.get_selected()
        assert index == theirs.get_selected() == carousel.get_current_index()
        gone.append(text_at(ours, index))
        store.remove(index)
    assert gone == ["3", "4", "5", "6", "7", "8", "9", "10", "2", "1", "0"] and carousel.get_current_index() == -1


def an_item_that_is_replaced_in_place_stays_the_current_one():
    for make in (single, multiple, unselectable, lambda model: model):
        store = strings(range(12))
        carousel = Carousel(model=make(store), factory=factory([])[0])
        window(carousel)
        carousel.set_current_index(9)
        for number in range(3):
            store.splice(9, 1, [Gtk.StringObject.new(f"new {number}")])
            assert carousel.get_current_index() == 9 == carousel.props.position
            wait(lambda number=number: f"new {number}" in texts_shown(carousel))
        # With its neighbours, and by more and fewer items.
        store.splice(8, 3, [Gtk.StringObject.new(text) for text in "abc"])
        assert carousel.get_current_index() == 9
        store.splice(8, 3, [Gtk.StringObject.new(text) for text in "abcdef"])
        assert carousel.get_current_index() == 10
        store.splice(8, 6, [Gtk.StringObject.new(text) for text in "xyz"])
        wait(lambda: carousel.get_current_index() == 9 == carousel.props.position)


def a_model_without_a_selected_item_keeps_none_while_items_come_and_go():
    for make in (unselected, multiple):
        store, ours, theirs, carousel = beside_a_list_view(make)
        assert selected(ours) == selected(theirs) == []
        carousel.set_current_index(4)
        theirs.select_item(4, True)
        assert selected(ours) == [4]
        store.remove(4)
        assert selected(ours) == selected(theirs) == [] and carousel.get_current_index() == 4
        store.insert(0, Gtk.StringObject.new("new"))
        assert selected(ours) == [] and carousel.get_current_index() == 5
        store.remove_all()
        store.append(Gtk.StringObject.new("last"))
        assert selected(ours) == selected(theirs) == [] and carousel.get_current_index() == 0


def several_selected_items_stay_selected_while_items_come_and_go():
    store, ours, theirs, carousel = beside_a_list_view(multiple, 7)
    for selection in (ours, theirs):
        selection.select_item(2, False)
    assert selected(ours) == [2, 7]
    run_frames(carousel, 5)
    assert carousel.get_current_index() == 7 == carousel.props.position
    store.remove(0)
    store.splice(3, 1, [Gtk.StringObject.new(text) for text in "ab"])
    assert selected(ours) == selected(theirs) == [1, 7] and carousel.get_current_index() == 7
    run_frames(carousel, 5)
    assert carousel.get_current_index() == 7 == carousel.props.position
    # When the current one is gone, the other selected item is shown.
    store.remove(7)
    assert selected(ours) == selected(theirs) == [1]
    wait(lambda: carousel.props.position == 1)
    assert selected(ours) == [1]


def edits_in_a_callback_of_the_factory_are_followed():
    store = strings(range(30))
    selection, maker = single(store), factory([])[0]

    def remove_two(_, item):
        if item.get_item().get_string() == "12" and text_at(store, 0) == "0":
            store.splice(0, 2, [])

    maker.connect("bind", remove_two)
    carousel = Carousel(model=selection, factory=maker)
    window(carousel)
    selection.set_selected(13)
    wait(lambda: store.get_n_items() == 28)
    wait(lambda: carousel.get_current_index() == selection.get_selected() == 11 == carousel.props.position)
    assert text_at(selection, 11) == "13"


class Row(GObject.Object):
    def __init__(self, number):
        super().__init__()
        self.number = number

    def get_string(self):
        return str(self.number)


def random_edits_change_the_selection_as_in_a_list_view():
    walks = 12 if os.environ.get("CAROUSEL_TESTS") == "all" else 3
    for make in (single, unselected, multiple, unselectable):
        for seed in range(walks):
            walk_beside_a_list_view(f"{make.__name__} {seed}", make, random.Random(seed))


def come_to_rest(carousel):
    before = None
    while before != (before := carousel.props.position):
        run_frames(carousel, 3)


def walk_beside_a_list_view(name, make, chance):
    store = Gio.ListStore(item_type=Row)
    numbers = iter(range(100_000))

    def rows(most):
        return [Row(next(numbers)) for _ in range(chance.randint(0, most))]

    store.splice(0, 0, rows(20))
    hidden, factors = [0, 1], [1]
    shows = Gtk.CustomFilter.new(lambda row: row.number % hidden[1] != hidden[0])

    def rank(row):
        return row.number * factors[0] % 101

    order = Gtk.CustomSorter.new(lambda a, b, _: (rank(a) > rank(b)) - (rank(a) < rank(b)))
    model = Gtk.SortListModel(model=Gtk.FilterListModel(model=store, filter=shows), sorter=order)
    ours, theirs = make(model), make(model)
    carousel, view = Carousel(model=ours, factory=factory([])[0]), Gtk.ListView(model=theirs, factory=factory([])[0])
    shown = Gtk.Box(orientation=Gtk.Orientation.VERTICAL, homogeneous=True)
    shown.append(carousel)
    shown.append(Gtk.ScrolledWindow(child=view))
    shown = window(shown)

    def splice():
        start = chance.randint(0, store.get_n_items())
        store.splice(start, chance.randint(0, min(6, store.get_n_items() - start)), rows(5))

    def replace():
        if store.get_n_items():
            store.splice(chance.randrange(store.get_n_items()), 1, [Row(next(numbers))])

    def remove_selected():
        if selected(ours):
            found, position = store.find(ours.get_item(selected(ours)[0]))
            store.remove(position)

    def filter():
        hidden[:] = [0, 1] if chance.random() < 0.1 else [chance.randint(0, 2), chance.randint(2, 4)]
        shows.changed(Gtk.FilterChange.DIFFERENT)

    def sort():
        factors[0] = chance.randint(1, 100)
        order.changed(Gtk.SorterChange.DIFFERENT)

    def select():
        if ours.get_n_items():
            index = chance.randrange(ours.get_n_items())
            for selection in (ours, theirs):
                selection.select_item(index, True)

    def jump():
        if ours.get_n_items():
            before, index = carousel.get_current_index(), chance.randrange(ours.get_n_items())
            carousel.set_current_index(index)
            if index != before:
                theirs.select_item(index, True)

    def look():
        for _ in range(chance.randint(1, 20)):
            GLib.MainContext.default().iteration(False)

    deeds = [splice, replace, replace, remove_selected, remove_selected, filter, sort, select, jump, look, look]
    history = []
    for _ in range(40):
        deed = chance.choice(deeds)
        # While the carousel is on its way to an item, setting that one is no jump.
        if deed is jump:
            come_to_rest(carousel)
        history.append(deed.__name__)
        deed()
        assert selected(ours) == selected(theirs), (name, history, selected(ours), selected(theirs))
        assert carousel.get_n_items() == ours.get_n_items()
    assert make is not single or bool(selected(ours)) == bool(ours.get_n_items())
    wait(lambda: not selected(ours) or carousel.get_current_index() in selected(ours) and carousel.props.position == carousel.get_current_index())
    assert selected(ours) == selected(theirs), (name, history)
    if ours.get_n_items():
        wait(lambda: ours.get_item(carousel.get_current_index()).get_string() in texts_shown(carousel))
    shown.destroy()
