"""The element with a screen reader, the keyboard, and reduced motion."""

import pytest
from element_page import cards, carousel, current, evaluate, listen, heard, offset, rest, show, wait
from pictures import colours

everywhere = pytest.mark.engines("all")

PICTURES = "".join(f'<img class="card" alt="Picture {n}" src="data:,">' for n in range(12))


def slides(page):
    """Returns the slides as [label, usable] in reading order."""
    return evaluate(
        page,
        """[...c.shadowRoot.querySelectorAll('.item')].filter(e => e.style.display !== 'none' && e.ariaHidden !== 'true')
           .map(e => [e.ariaLabel, !e.querySelector('slot').inert])""",
    )


@pytest.fixture
def tree(page):
    """Returns the accessibility tree as [role, name] of nodes that are not ignored."""

    def read():
        nodes = page.devtools.send("Accessibility.getFullAXTree")["nodes"]
        named = [node for node in nodes if not node["ignored"]]
        return [(n["role"]["value"], n.get("name", {}).get("value", "")) for n in named]

    page.devtools.send("Accessibility.enable")
    return read


@pytest.mark.main_path
def test_it_is_a_region_of_slides(page, serve, tree):
    show(page, serve, carousel(12, label="Albums"))
    nodes = tree()
    assert ("region", "Albums") in nodes
    assert ("group", "1 of 12") in nodes
    assert ("group", "1, 2 of 12") in nodes


def test_without_a_label_it_is_a_group(page, serve, tree):
    show(page, serve, carousel(3))
    assert not any(role == "region" for role, _ in tree())


def test_with_an_aria_label_it_is_a_region(page, serve, tree):
    show(page, serve, carousel(3, **{"aria-label": "Covers"}))
    assert ("region", "Covers") in tree()
    evaluate(page, "c.ariaLabel = null")
    assert not any(role == "region" for role, _ in tree())
    evaluate(page, "c.setAttribute('aria-label', 'Albums')")
    assert ("region", "Albums") in tree()


def test_slides_are_in_the_order_of_their_indexes(page, serve):
    show(page, serve, carousel(12, item_style="rotary"))
    for target in [5, 11, 2]:
        evaluate(page, "c.scrollTo(a, { animated: false })", target)
        rest(page)
        numbers = [int(label.removesuffix(" of 12").split(", ")[-1]) for label, _ in slides(page)]
        assert numbers == sorted(numbers) and len(numbers) == 12
        assert [label for label, usable in slides(page) if usable] == [f"{target + 1} of 12"]


def test_no_slide_has_the_label_of_another_item_while_items_pass_fast(page, serve):
    page.move(10, 890)
    show(page, serve, carousel(60, item_style="rotary", wrap="", autoscroll="15"))
    rounds = evaluate(
        page,
        """(async () => {
          const rounds = { wrong: [], named: 0, unnamed: 0 }
          for (let frame = 0; frame < 90; frame++) {
            await new Promise(requestAnimationFrame)
            for (const index of c.indexesOfVisibleItems) {
              const box = c.itemElement(index).assignedSlot.closest('.item')
              if (!box.ariaLabel) rounds.unnamed++
              else if (new RegExp(`\\\\b${index + 1} of`).test(box.ariaLabel)) rounds.named++
              else rounds.wrong.push([index, box.ariaLabel])
            }
          }
          return rounds
        })()""",
    )
    assert rounds["wrong"] == []
    assert rounds["named"] and rounds["unnamed"]


def test_slides_are_in_order_even_if_it_never_settles(page, serve):
    page.move(10, 890)
    show(page, serve, carousel(40, item_style="rotary", wrap="", autoscroll="3"))
    # Tested in one task, because the order is wrong most of the time.
    in_order = """(() => {
      const c = document.querySelector('swift-carousel')
      const items = [...c.shadowRoot.querySelectorAll('.item')].filter(e => e.style.display !== 'none' && e.ariaHidden !== 'true')
      const numbers = items.map(e => Number(e.textContent || e.firstElementChild.assignedElements()[0].textContent))
      return c.scrollOffset > a && numbers.every((n, i) => !i || n > numbers[i - 1])
    })()"""
    for offset in [4, 9]:
        page.wait_for(in_order.replace("> a", f"> {offset}"))


def test_hidden_items_are_not_accessible(page, serve, tree):
    show(page, serve, carousel("".join(f'<div class="card"><button>Button {n}</button></div>' for n in range(40))))
    buttons = [name for role, name in tree() if role == "button"]
    assert buttons == ["Previous", "Next", "Button 0"]
    evaluate(page, "c.focus()")
    page.key("Tab")
    assert page.evaluate("document.activeElement.textContent") == "Button 0"
    page.key("Tab")
    assert page.evaluate("document.activeElement.localName") == "body"


@pytest.mark.engines("all")
def test_pages_that_are_clipped_are_not_accessible(page, serve):
    show(page, serve, carousel(cards(5), items_per_view="1"))
    assert [label for label, _ in slides(page)][:2] == ["1 of 5", "1, 2 of 5"], "it can be seen beside the carousel"
    read = """[...c.shadowRoot.querySelectorAll('.item')]
      .filter(e => e.style.display !== 'none' && e.ariaHidden !== 'true').map(e => e.ariaLabel).join()"""
    evaluate(page, "(c.style.overflow = 'clip', c.scrollTo(2), 0)")
    wait(page, f"{read} === '3 of 5'")
    evaluate(page, "(c.focus(), 0)")
    page.key("ArrowRight")
    wait(page, f"{read} === '4 of 5'")
    evaluate(page, "(c.style.overflow = '', c.scrollTo(0), 0)")
    wait(page, f"{read}.startsWith('1 of 5,1, 2 of 5')")


def test_pictures_beside_the_current_one_are_labelled_by_their_text(page, serve):
    show(page, serve, carousel(PICTURES, item_width=200))
    assert slides(page)[1] == ["Picture 1, 2 of 12", False]


@pytest.mark.main_path
def test_changes_by_the_user_are_announced(page, serve):
    show(page, serve, carousel(PICTURES, item_width=200))
    said = "c.shadowRoot.querySelector('.live').textContent"
    evaluate(page, "c.scrollTo(3)")
    rest(page)
    assert evaluate(page, said) == ""
    evaluate(page, "c.focus()")
    page.key("ArrowRight")
    wait(page, f"{said} === 'Picture 4, 5 of 12'")


def test_changes_by_a_button_of_the_page_are_announced(page, serve):
    show(page, serve, carousel(5))
    evaluate(page, "c.next()")
    rest(page)
    evaluate(page, "c.next({ byUser: true })")
    wait(page, "c.shadowRoot.querySelector('.live').textContent.includes('3 of 5')")
    assert "2 of 5" not in evaluate(page, "c.shadowRoot.querySelector('.live').textContent")


def test_labels_can_be_in_any_language(page, serve):
    show(page, serve, carousel(3))
    evaluate(page, "c.labels = { position: (index, count) => `${index + 1} von ${count}`, slide: 'Folie' }")
    rest(page)
    assert slides(page)[0][0] == "1 von 3"
    assert evaluate(page, "c.shadowRoot.querySelector('.item').ariaRoleDescription") == "Folie"


def test_copies_are_silent(page, serve, tree):
    show(page, serve, carousel('<div class="card"><button>A</button></div><div class="card">B</div>', wrap="", copies=""))
    assert [label for label, _ in slides(page)] == ["1 of 2", "B, 2 of 2"]


def test_with_reduced_motion_it_jumps(page, serve):
    page.emulate(reduced_motion=True)
    show(page, serve, carousel(20, autoscroll="2"))
    rest(page)
    assert offset(page) == 0
    listen(page, "scrollanimationend", "settle")
    evaluate(page, "c.scrollTo(7, { duration: 5 })")
    assert offset(page) == 7
    evaluate(page, "c.focus()")
    page.key("ArrowRight")
    assert offset(page) == 8
    assert ["settle", {"index": 8}] in heard(page)
    # A drag still moves it, and a flick ends on the same item.
    page.move(720, 250)
    page.press()
    page.glide((720, 250), (620, 250), seconds=0.2)
    assert 8.3 < offset(page) < 8.6
    page.release()
    assert offset(page) == current(page)
    # Changed while it runs. It is neither hovered nor focused, which would pause autoscroll.
    page.move(10, 890)
    evaluate(page, "c.blur()")
    page.emulate(reduced_motion=False)
    wait(page, "c.scrollOffset % 1 > 0.01")


#: A system with reduced motion, in browsers that cannot simulate one.
STILL = """
const { matchMedia } = window
window.matchMedia = query => /reduced-motion/.test(query) ? Object.assign(new EventTarget(), { matches: true }) : matchMedia(query)
"""

#: Jumps every fifth of a second, and resolves to the lowest opacity in any frame of what is in the middle, where each picture covers
#: the ones below, and to the highest number of layers in a frame.
LOWEST = """async jumps => {
  const c = document.querySelector('swift-carousel')
  const frame = () => new Promise(done => requestAnimationFrame(done))
  let lowest = 1, layers = 0, fading = 0
  for (let jump = 0; jump < jumps; jump++) {
    c.next()
    for (const start = performance.now(); performance.now() < start + 200;) {
      await frame()
      const stages = [...c.shadowRoot.querySelectorAll('.stage')]
      // An item of each layer is in the middle.
      const covers = stages.every(stage => [...stage.querySelectorAll('.item')].some(item => {
        const { left, right } = item.getBoundingClientRect()
        return item.checkVisibility() && item.querySelector('slot').assignedElements().length && left < innerWidth / 2 && right > innerWidth / 2
      }))
      const through = stages.reduce((share, stage) => share * (1 - getComputedStyle(stage).opacity), 1)
      if (!covers) return 'a layer is empty'
      lowest = Math.min(lowest, 1 - through)
      layers = Math.max(layers, stages.length)
      fading += stages.length > 1 ? 1 : 0
    }
  }
  return [lowest, layers, fading > 0, c.children.length]
}"""


@pytest.mark.engines("all", usual="first")
@pytest.mark.parametrize("source", ["children", "data source"])
def test_a_cross_fade_never_shows_less_than_before(page, serve, source):
    script = '<script src="still.js"></script>'
    show(page, serve, script + carousel(12 if source == "children" else 0), **{"still.js": STILL})
    if source == "data source":
        evaluate(
            page,
            """(c.dataSource = { numberOfItems: 500, element: (index, reused) =>
              Object.assign(reused ?? document.createElement('div'), { className: 'card', textContent: index }) }, 0)""",
        )
        rest(page)
    evaluate(page, "c.configure()")
    count = evaluate(page, "c.children.length")
    # Repeated jumps share a fade: three in a second would flash.
    lowest, layers, fades, _ = page.evaluate(LOWEST, 8)
    assert (lowest, layers, fades) == (1, 2, True)
    wait(page, "c.shadowRoot.querySelectorAll('.stage').length === 1")
    assert evaluate(page, "c.children.length") <= count + 1


def test_a_cross_fade_looks_like_the_old_items_then_like_the_new_ones(page, serve):
    page.emulate(reduced_motion=True)
    items = '<div class="card"></div>' * 8
    style = ".card { background: #f00 } .card:nth-child(even) { background: #00f }"
    show(page, serve, carousel(items, item_style="cylinder", decorations="reflection"), style=style)
    evaluate(page, "c.configure()")
    # They stop before their first frame: those of a busy machine would come too late.
    fades = evaluate(
        page,
        """(c.next(), window.fades = [...c.shadowRoot.querySelectorAll('.stage')].flatMap(stage => stage.getAnimations()),
            fades.forEach(fade => fade.pause()), Promise.all(fades.map(fade => fade.ready)).then(() => fades.length))""",
    )
    assert fades == 2
    seen = []
    for time in (0, 75, 149, 200, 299):
        page.evaluate("time => fades.forEach(fade => { fade.currentTime = time })", time)
        seen.append(tuple(colours(page, (720, 250))[0]))
    red, blue = [color[0] for color in seen], [color[2] for color in seen]
    assert seen[0] == (255, 0, 0) and red == sorted(red, reverse=True) and blue == sorted(blue)
    # At any time as bright as before: nothing of the page behind it shows through.
    assert all(abs(sum(color) - 255) < 4 and color[1] == 0 for color in seen), seen


def test_the_focus_stays_in_an_item_when_others_are_inserted(page, serve):
    show(page, serve, carousel(cards(8, "<button>Press</button>"), item_style="rotary", center_item_when_selected="false"))
    page.evaluate("document.querySelector('#card6 button').focus()")
    evaluate(page, "c.scrollTo(3)")
    rest(page)
    assert page.evaluate("document.activeElement.parentElement.id") == "card6"


def test_comments_are_no_part_of_a_name(page, serve):
    # Frameworks leave them where nothing is shown.
    show(page, serve, carousel(cards(3, "<!--v-if-->Lucid<b>ly</b><!---->")))
    assert slides(page)[1][0] == "Lucidly, 2 of 3"


def test_an_item_can_be_named_by_its_index_and_its_element(page, serve):
    show(page, serve, carousel(cards(3, "<p>Lucid</p><p>Surf</p>")))
    assert slides(page)[1][0] == "Lucid Surf, 2 of 3"
    evaluate(page, "(c.labels = { item: (name, position, index, element) => `${element.id} ${index} (${name})` }, 0)")
    rest(page)
    assert [label for label, _ in slides(page)][1:] == ["card1 1 (Lucid Surf)", "card2 2 (Lucid Surf)"]


@pytest.mark.main_path
def test_words_and_numbers_follow_the_language_of_the_page(page, serve):
    show(page, serve, f'<div lang="de">{carousel(0, controls="")}</div>')
    evaluate(page, "(c.dataSource = { numberOfItems: 1e6, element: () => document.createElement('p') }, c.currentIndex = 500002, 0)")
    now = """[c.labels.carousel, c.shadowRoot.querySelector('[part~=current-item]')?.ariaLabel,
      c.shadowRoot.querySelector('.next')?.ariaLabel].join()"""
    spoken = [
        ("de", "Karussell", "# von %", "Weiter, A"), ("fr", "carrousel", "# sur %", "Suivant, A"), ("es", "carrusel", "# de %", "Siguiente, A"),
        ("ja-JP", "カルーセル", "%件中#件目", "次へ、A"), ("ar", "عرض دوّار", "# من %", "التالي، A"), ("en-GB", "carousel", "# of %", "Next, A"),
        ("de-CH", "Karussell", "# von %", "Weiter, A"), ("x_!", "carousel", "# of %", "Next, A"), ("", "carousel", "# of %", "Next, A"),
    ]  # fmt: skip
    for language, carousel_word, position, button in spoken:
        locale = "en" if language in ("x_!", "") else language
        numbers = page.evaluate(f"[500003, 1000000].map(number => number.toLocaleString('{locale}'))")
        place = position.replace("#", numbers[0]).replace("%", numbers[1])
        # A change of the label has all names read again.
        evaluate(page, f"(c.parentElement.lang = '{language}', c.label = '', c.label = 'A', 0)")
        wait(page, f"{now} === a", ",".join((carousel_word, place, button)))
    # The author's words win.
    evaluate(page, "(c.parentElement.lang = 'de', c.labels = { next: 'Onwards' }, 0)")
    wait(page, f"{now}.endsWith('Onwards, A') && c.labels.previous === 'Zurück'")


#: The names of an item aside and of its dot.
ASIDE = """[c.shadowRoot.querySelector('.item[part~=next-item]').ariaLabel, c.shadowRoot.querySelectorAll('.indicator > button')[1].ariaLabel]"""


@everywhere
@pytest.mark.parametrize(
    "change",
    [
        "item.textContent = 'Blue'",
        "item.firstChild.data = 'Blue'",
        "item.ariaLabel = 'Blue'",
        "item.innerHTML = '<img alt=\"Blue\">'",
        "(item.innerHTML = '<img alt=\"Green\">', setTimeout(() => { item.firstChild.alt = 'Blue' }))",
        "(item.innerHTML = '<i>Blue</i><b>, sold</b>', setTimeout(() => { item.lastChild.hidden = true }))",
    ],
)
def test_items_that_are_filled_later_have_their_new_names(page, serve, change):
    show(page, serve, carousel('<div class="card">Loading</div>' * 5, indicator="dots", label="Albums"))
    wait(page, f"{ASIDE}.every(name => name === 'Loading, 2 of 5')")
    evaluate(page, f"(item => ({change}, 0))(c.itemElement(1))")
    wait(page, f"{ASIDE}.every(name => name === 'Blue, 2 of 5')")


@everywhere
def test_names_follow_the_language_of_the_page(page, serve):
    show(page, serve, f"<main>{carousel(5, indicator='dots')}</main><div lang='fr'></div>")
    wait(page, f"{ASIDE}.every(name => name === '1, 2 of 5')")
    for change, name in [
        ("document.documentElement.lang = 'de'", "1, 2 von 5"),
        ("c.parentNode.lang = 'es'", "1, 2 de 5"),
        ("c.lang = 'de'", "1, 2 von 5"),
        ("(c.removeAttribute('lang'), document.querySelector('[lang=fr]').append(c))", "1, 2 sur 5"),
        ("c.parentNode.lang = 'de'", "1, 2 von 5"),
    ]:
        evaluate(page, f"({change}, 0)")
        wait(page, f"{ASIDE}.every(name => name === a)", name)


def test_items_of_a_data_source_that_are_filled_later_have_their_new_names(page, serve):
    show(page, serve, carousel(0, indicator="dots"))
    evaluate(page, "(c.dataSource = Array.from({ length: 5 }, () => Object.assign(document.createElement('p'), { className: 'card', textContent: 'Loading' })), 0)")
    wait(page, f"{ASIDE}.every(name => name === 'Loading, 2 of 5')")
    evaluate(page, "(c.itemElement(1).textContent = 'Blue', 0)")
    wait(page, f"{ASIDE}.every(name => name === 'Blue, 2 of 5')")


def test_names_that_change_while_it_moves_are_right_at_rest(page, serve):
    show(page, serve, carousel('<div class="card">Loading</div>' * 9, indicator="dots"))
    evaluate(page, "(c.scrollTo(3, { duration: 0.6 }), c.children[4].textContent = 'Blue', 0)")
    rest(page)
    wait(page, "c.shadowRoot.querySelector('.item[part~=next-item]').ariaLabel === 'Blue, 5 of 9'")
