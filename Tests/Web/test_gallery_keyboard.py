"""A walk through the gallery with the keyboard alone."""

import pytest
from gallery_page import EXAMPLES, open_gallery, rest

#: What has the focus: where it is, its name, and whether it is a carousel itself.
FOCUS = """(() => {
  let part = document.activeElement
  const place = part.closest('#examples')?.id ?? ''
  const hash = part.hash ?? ''
  const isCarousel = part.localName === 'swift-carousel' && !part.shadowRoot.activeElement
  while (part.shadowRoot?.activeElement) part = part.shadowRoot.activeElement
  return { place, hash, isCarousel, name: part.ariaLabel ?? part.title ?? part.textContent.trim() }
})()"""
INDEX = "(document.activeElement.closest('swift-carousel') ?? document.querySelector('#show swift-carousel')).currentIndex"


def go(page, key: str, condition, limit: int = 40) -> dict:
    """Presses a key until a condition about the focus is true."""
    seen = []
    for _ in range(limit):
        page.key(key)
        seen.append(page.evaluate(FOCUS))
        if condition(seen[-1]):
            return seen[-1]
    raise AssertionError(f"{key} reaches only {[focus['name'] for focus in seen]}")


def moves(page, key: str) -> None:
    """Presses a key, which brings the carousel to another item."""
    rest(page)
    before = page.evaluate(INDEX)
    page.key(key)
    where = page.evaluate("location.hash")
    page.wait_for(f"{INDEX} !== {before} /* with {key} on {where} */", timeout=30)


@pytest.mark.complete
def test_every_page_is_reached_moved_and_left_with_keys(page, serve):
    """Each has buttons for the previous and the next item."""
    # Nothing moves for long.
    page.emulate(reduced_motion=True)
    # The first example in the list.
    open_gallery(page, serve, "#covers")
    go(page, "Tab", lambda focus: focus["place"] == "examples")
    visited = set()
    while True:
        here = page.evaluate("document.querySelector('#examples [aria-current]').hash.split(/[?/]/)[0]")
        visited.add(here[1:])
        rest(page)
        go(page, "Tab", lambda focus: focus["isCarousel"] or focus["name"].startswith("Next"))
        if not page.evaluate(FOCUS)["isCarousel"]:
            # Its buttons come first.
            moves(page, "Enter")
            go(page, "Tab", lambda focus: focus["isCarousel"])
            moves(page, "End")
        else:
            moves(page, "End")
            go(page, "Tab", lambda focus: focus["name"].startswith("Previous"))
            moves(page, "Enter")
        go(page, "Shift+Tab", lambda focus: focus["place"] == "examples")
        # Links without a hash lead to other pages.
        links = page.evaluate("[...document.querySelectorAll('#examples a')].map(link => link.hash.split(/[?/]/)[0])")
        if not any(link[1:] and link[1:] not in visited for link in links[links.index(here) :]):
            break
        go(page, "ArrowDown", lambda focus: focus["hash"] and focus["hash"].split("/")[0] != here)
        page.key("Enter")
        page.wait_for(f"document.querySelector('#examples [aria-current]').hash.split(/[?/]/)[0] !== '{here}'", timeout=30)
    assert sorted(visited) == sorted(EXAMPLES)


@pytest.mark.complete
def test_pages_have_ordered_headings_and_their_links_are_one_stop(page, serve):
    page.emulate(reduced_motion=True)
    open_gallery(page, serve, f"#{EXAMPLES[0]}")
    for example in EXAMPLES:
        page.evaluate(f"void (location.hash = '#{example}')")
        page.wait_for(f"document.querySelector('#examples [aria-current]')?.hash.split(/[?/]/)[0] === '#{example}'")
        rest(page)
        levels = page.evaluate(
            """[...document.querySelectorAll('h1, h2, h3, h4, h5, h6')].filter(heading => heading.checkVisibility())
              .map(heading => Number(heading.localName[1]))"""
        )
        assert levels[0] == 1 and all(after - before <= 1 for before, after in zip(levels, levels[1:])), (example, levels)
        assert page.evaluate("[...document.querySelectorAll('#examples a')].filter(link => link.tabIndex >= 0).length") == 1, example


@pytest.mark.complete
def test_buttons_of_the_pages_have_different_names(page, serve):
    open_gallery(page, serve, "#pages")
    names = page.evaluate(
        """[...document.querySelectorAll('#show, #show *')].flatMap(part => [part, ...part.shadowRoot?.querySelectorAll('button') ?? []])
          .filter(part => part.localName === 'button' && part.checkVisibility()).map(part => part.ariaLabel ?? part.textContent.trim())"""
    )
    assert len(names) > 8 and len(set(names)) == len(names), names


def test_the_first_stop_skips_to_the_carousel(page, serve):
    open_gallery(page, serve, "#covers")
    page.key("Tab")
    assert page.evaluate("document.activeElement.id") == "skip"
    page.key("Enter")
    page.wait_for("document.activeElement.localName === 'swift-carousel'")
