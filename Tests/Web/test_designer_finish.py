"""Decorations in the designer."""

from designer_page import ROTARY, document_of, open_designer, rest, stage, tab


def test_decorations_are_added_moved_and_removed(page, serve):
    open_designer(page, serve, {"document": ROTARY})
    tab(page, "finish")
    for name in ("Add shadow", "Add reflection", "Add double-sided"):
        page.evaluate(f"document.querySelector('[aria-label=\"{name}\"]').click()")
    names = lambda: [one["name"] for one in document_of(page)["decorations"]]  # noqa: E731
    assert names() == ["double-sided", "shadow", "reflection"]
    page.evaluate("document.querySelector('[aria-label=\"Move out: Reflection\"]').click()")
    assert names() == ["double-sided", "reflection", "shadow"]
    assert page.evaluate("document.querySelector('[aria-label=\"Move out: Reflection\"]').disabled")
    page.evaluate("document.querySelector('[aria-label=\"Remove: Double-sided\"]').click()")
    assert names() == ["reflection", "shadow"]
    rest(page)
    assert stage(page, "c.decorations.map(({ name }) => name)") == ["reflection", "shadow"]
