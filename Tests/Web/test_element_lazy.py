"""Pictures that wait until they are seen, `loading="lazy"`: the carousel loads those of its visible items."""

import pytest
from element_page import BUILT, cards, carousel, evaluate, rest, show, wait
from test_element_layout import PENDING, SHIFTS


COUNT = 60
#: More than the visible items of any of these carousels, and their neighbours; a plain row that scrolls loads 6 or 7.
MOST = 12
PICTURE = '<svg xmlns="http://www.w3.org/2000/svg" width="200" height="150"/>'
STYLE = "body { margin: 0 } .card, img { display: block; width: 200px; height: 150px } .vertical swift-carousel { height: 400px } .hero .card { width: 100% }"

#: The attributes of carousels by what they are.
KINDS = {
    "row": "gap=16",
    "vertical": "vertical gap=16",
    "cover-flow": "item-style=cover-flow",
    "hero": "items-per-view=1",
    "cards": "item-style=stack",
    "from right to left": "gap=16 dir=rtl",
}


def pictures(site) -> set[str]:
    return {path for path in site.requests if path.endswith(".svg")}


@pytest.mark.engines("all", usual="first")
@pytest.mark.parametrize("item", ["picture", "content"])
@pytest.mark.parametrize("kind", KINDS)
def test_only_pictures_near_the_visible_items_load(page, serve, kind, item):
    image = '<img loading="lazy" src="{n}.svg" alt="" {more}>'
    inside = image.format(n="{n}", more='class="card" id="card{n}"') if item == "picture" else f'<div class="card" id="card{{n}}">{image}</div>'
    items = "".join(inside.format(n=n, more="") for n in range(COUNT))
    body = f'<div class="{kind}"><swift-carousel {KINDS[kind]}>{items}</swift-carousel></div>'
    files = {f"{n}.svg": PICTURE for n in range(COUNT)}
    site = serve({"index.html": PENDING.format(body=body), "page.css": STYLE, "shifts.js": SHIFTS, **files}, BUILT)
    page.open(site.url())
    loaded = "(n) => [...document.querySelectorAll('img')].slice(0, n).every(picture => picture.complete && picture.naturalWidth)"
    page.wait_for(loaded, 1)
    # Where browsers look which of them are near.
    page.evaluate("async () => { for (let n = 0; n < 4; n++) await new Promise(requestAnimationFrame) }")
    assert "/0.svg" in pictures(site) and len(pictures(site)) <= MOST, "before it is defined"
    page.evaluate("() => { document.head.append(Object.assign(document.createElement('script'), { type: 'module', src: 'swift-carousel.js' })) }")
    wait(page, "c.numberOfVisibleItems > 0")
    rest(page)
    page.wait_for(loaded, 1)
    page.evaluate("async () => { for (let n = 0; n < 4; n++) await new Promise(requestAnimationFrame) }")
    # A cover flow has more of them than fit side by side.
    assert len(pictures(site)) <= max(MOST, page.evaluate("document.querySelector('swift-carousel').indexesOfVisibleItems.length"))
    assert page.evaluate("shifts") == 0


@pytest.mark.engines("all", usual="first")
@pytest.mark.parametrize("kind", KINDS)
def test_if_the_script_is_late_the_row_has_all_of_them(page, serve, kind):
    body = f'<div class="{kind}"><swift-carousel {KINDS[kind]}>{cards(9)}</swift-carousel></div>'
    page.open(serve({"index.html": PENDING.format(body=body), "page.css": STYLE, "shifts.js": SHIFTS}, BUILT).url())
    page.evaluate("document.querySelector('swift-carousel').getAnimations().forEach(animation => animation.finish())")
    places = evaluate(page, "[...c.children].map(card => [card.getBoundingClientRect().x, card.getBoundingClientRect().y, getComputedStyle(card).visibility])")
    assert {visibility for *_, visibility in places} == {"visible"}
    steps = {(round(b[0] - a[0]), round(b[1] - a[1])) for a, b in zip(places, places[1:])}
    width = page.evaluate("innerWidth") if kind == "hero" else 200
    assert steps == {(0, 166) if kind == "vertical" else (-216 if "right" in kind else width + 16, 0)}


#: The widths of the files of a picture; the window is 1440 wide.
WIDTHS = (200, 400, 1600)
FITTING = '<img {more} loading="lazy" sizes="auto" srcset="{files}" alt="">'
#: What is an item, with its picture.
HOLDERS = {
    "a picture": FITTING.replace("{more}", 'class="card"'),
    "its content": '<div class="card">' + FITTING + "</div>",
    "several formats": '<picture class="card"><source type="image/none" srcset="none.svg 200w">' + FITTING + "</picture>",
}


def fitting(holder: str, n: int) -> str:
    files = ", ".join(f"{n}-{width}.svg {width}w" for width in WIDTHS)
    return HOLDERS[holder].format(more="", files=files)


def show_fitting(page, serve, items: str):
    files = {f"{n}-{width}.svg": PICTURE for n in range(20) for width in WIDTHS}
    return show(page, serve, carousel(items, gap=16), style=STYLE, **files)


def visit(page, *indexes: int):
    """Scrolls to these items, one after the other, and waits for the pictures there."""
    for index in indexes:
        evaluate(page, "void c.scrollTo(a, { duration: 0.1 })", index)
        rest(page)
        loaded = "[c.currentElement, ...c.currentElement.querySelectorAll('img')].every(one => one.complete !== false)"
        wait(page, f"c.currentIndex === a && {loaded}", index)


# Only Chromium knows `sizes="auto"`.
@pytest.mark.parametrize("holder", HOLDERS)
def test_pictures_that_fit_their_box_load_once(page, serve, holder):
    site = show_fitting(page, serve, "".join(fitting(holder, n) for n in range(20)))
    visit(page, 6, 12, 19, 10, 0, 19)
    assert pictures(site) == {f"/{n}-200.svg" for n in range(20)}


@pytest.mark.parametrize("declared", [False, True], ids=["children", "declared shadow tree"])
def test_pictures_that_fit_their_box_load_once_when_the_list_ends_or_they_move(page, serve, declared):
    tree = '<template shadowrootmode="open"><slot></slot></template>' if declared else ""
    site = show_fitting(page, serve, tree + "".join(fitting("its content", n) for n in range(20)))
    evaluate(page, "(c.asList = true, 0)")
    wait(page, "c.matches(':state(list)')")
    evaluate(page, "(c.asList = false, 0)")
    wait(page, "!c.matches(':state(list)') && c.numberOfVisibleItems > 0")
    rest(page)
    visit(page, 12)
    evaluate(page, "(c.append(c.children[3]), 0)")
    rest(page)
    visit(page, 19, 0, 10)
    assert not {path for path in pictures(site) if "-200" not in path}
    # Nothing is left of one that the page has taken.
    evaluate(page, "(window.taken = c.children[1], taken.remove(), document.body.append(taken), 0)")
    rest(page)
    assert evaluate(page, "taken.assignedSlot === null && taken.checkVisibility()")
