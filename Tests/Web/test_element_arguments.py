"""Arguments that are no indexes, offsets or elements: what each method and query does with them."""

import pytest
from element_page import carousel, evaluate, show

#: What JavaScript converts to no number.
NO_NUMBERS = ["NaN", "undefined", "'x'", "({})", "() => 1", "[1, 2]"]
#: Indexes beyond the items, and the item to which they are clamped.
BEYOND = [("6", 5), ("1e308", 5), ("2 ** 31", 5), ("Infinity", 5), ("-1", 0), ("-1e308", 0), ("-Infinity", 0)]
#: Other values, and their numbers.
NUMBERS = [("3.7", 3.7), ("'3'", 3), ("[3]", 3), ("true", 1), ("null", 0), ("[]", 0), ("''", 0)]

#: Runs a call on a carousel of six items that rests on its item 2, and returns its result, or the name of an error, and the
#: offset, the destination and the texts of its children afterwards.
CALL = """async ([method, value, options]) => {
  const c = document.querySelector('swift-carousel')
  c.replaceChildren(...Array.from({ length: 6 }, (_, number) => {
    const card = document.createElement('div')
    card.className = 'card'
    card.textContent = number
    return card
  }))
  // The children are noticed after the script.
  await null
  c.scrollTo(2, { duration: 0 })
  let result
  try {
    const given = (0, eval)(`(${value})`)
    result = method.endsWith('=') ? void (c[method.slice(0, -1)] = given) : c[method](given, options ?? given)
    result = result === undefined ? 'nothing' : result instanceof Promise ? 'promise' : result instanceof Element ? Number(result.textContent)
      : Number.isNaN(result) ? 'NaN' : result
  } catch (error) {
    result = error.name
  }
  await null
  return [result, c.scrollOffset, c.destinationIndex, [...c.children].map(child => child.textContent).join('')]
}"""

AT_REST = [2, 2, "012345"]
JUMP = {"duration": 0}


@pytest.fixture
def call(page, serve):
    show(page, serve, carousel(6))
    return lambda method, value, options=None: page.evaluate(CALL, [method, value, options])


def test_what_is_no_number_finds_nothing_and_changes_nothing(call):
    for value in NO_NUMBERS:
        assert call("offsetOf", value) == ["NaN", *AT_REST], value
        assert call("itemElement", value) == [None, *AT_REST], value
        for method in ["removeItem", "reloadItem", "insertItem", "select"]:
            assert call(method, value, {"animated": False}) == ["nothing", *AT_REST], f"{method} {value}"
        for method in ["scrollToOffset", "scrollByOffset"]:
            assert call(method, value, JUMP) == ["nothing", *AT_REST], f"{method} {value}"
        for name in ["scrollOffset=", "currentIndex=", "destinationIndex="]:
            assert call(name, value) == ["nothing", *AT_REST], f"{name} {value}"
        # An object is the options of every element's own method, whose result is the browser's.
        for method in ["scrollTo", "scrollBy"]:
            assert call(method, value, JUMP)[1:] == AT_REST, f"{method} {value}"


def test_indexes_beyond_the_items_are_clamped_where_it_scrolls_and_find_nothing_elsewhere(call):
    for value, item in BEYOND:
        assert call("scrollTo", value, JUMP)[1:] == [item, item, "012345"], value
        assert call("itemElement", value) == [None, *AT_REST], value
        for method in ["removeItem", "reloadItem", "select"]:
            assert call(method, value, {"animated": False}) == ["nothing", *AT_REST], f"{method} {value}"
        if "Infinity" not in value:
            for name in ["currentIndex=", "destinationIndex="]:
                assert call(name, value)[2:] == [item, "012345"], f"{name} {value}"
            assert call("offsetOf", value)[0] == pytest.approx(max(-1e9, min(1e9, eval(value))) - 2), value


def test_infinite_offsets_and_assigned_infinities_are_ignored(call):
    for value in ["Infinity", "-Infinity"]:
        for method in ["scrollToOffset", "scrollByOffset"]:
            assert call(method, value, JUMP) == ["nothing", *AT_REST], f"{method} {value}"
        for name in ["scrollOffset=", "currentIndex=", "destinationIndex="]:
            assert call(name, value) == ["nothing", *AT_REST], f"{name} {value}"


def test_other_values_are_converted_to_numbers_and_indexes_to_whole_ones(call):
    for value, number in NUMBERS:
        whole = int(number)
        assert call("itemElement", value)[0] == whole, value
        assert call("offsetOf", value)[0] == whole - 2, value
        assert call("scrollToOffset", value, JUMP)[1] == pytest.approx(number), value
        assert call("removeItem", value, {"animated": False})[3] == "012345".replace(str(whole), ""), value
        # Assigned values are rounded, as an offset would be.
        assert call("currentIndex=", value)[2] == round(number), value
        # Objects are the options of every element's own method.
        if "[" not in value and value != "null":
            assert call("scrollTo", value, JUMP)[1] == whole, value


def test_what_javascript_refuses_to_convert_throws(call):
    for method in ["offsetOf", "itemElement", "select", "removeItem", "reloadItem", "scrollToOffset", "scrollByOffset", "scrollTo", "scrollBy"]:
        assert call(method, "Symbol('s')", JUMP) == ["TypeError", *AT_REST], method
    for name in ["scrollOffset=", "currentIndex=", "destinationIndex="]:
        assert call(name, "Symbol('s')") == ["TypeError", *AT_REST], name


def test_what_is_no_element_is_in_no_item_and_options_may_be_anything(call):
    for value in [*NO_NUMBERS, "null", "3", "Symbol('s')", "5n", "document", "document.createElement('p')"]:
        assert call("indexOf", value) == [-1, *AT_REST], value
        assert call("elementAt", value if value not in ("Symbol('s')", "5n") else "NaN") == [None, *AT_REST], value
        assert call("refreshDecorations", value) == ["nothing", *AT_REST], value
        for method, item in [("next", 3), ("previous", 1)]:
            assert call(method, value)[2] == item, f"{method} {value}"
