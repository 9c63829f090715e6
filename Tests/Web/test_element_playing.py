"""Motion that the browser plays by itself: the page's own frames only follow it."""

import threading
import time

import pytest
from element_page import BUILT, OTHER_BUILD, PAGE, STYLE, carousel, evaluate, rest, show, started, wait

everywhere = pytest.mark.engines("all")

PLAYER = (BUILT / "swift-carousel-player.js").read_text()

#: How many boxes of the first carousel the browser moves.
PLAYED = "[...c.shadowRoot.querySelectorAll('.item')].filter(box => box.getAnimations().length).length"


def shown(page, serve, items=40, *, body="", style="", **attributes):
    """Shows a carousel whose player is there."""
    show(page, serve, carousel(items, **attributes) + body, style=style)
    page.evaluate("import('./swift-carousel-player.js').then(() => {})")
    scroll(page, 3, 0.3)
    wait(page, "!c.isScrolling")
    rest(page)


def scroll(page, index, duration):
    evaluate(page, "void c.scrollTo(a[0], { duration: a[1] })", [index, duration])


def renew(page):
    """Makes the carousel anew: it has no listeners that need each frame, as it may have had them before the script came."""
    evaluate(page, "void c.replaceWith(c.cloneNode(true))")
    wait(page, "c.numberOfVisibleItems > 0")


def watched(page, index, duration, body=""):
    """Scrolls, and returns what was seen in each of the page's frames meanwhile."""
    return evaluate(
        page,
        f"""(async () => {{
          const frames = [], box = name => c.shadowRoot.querySelectorAll(name)
          c.scrollTo(a[0], {{ duration: a[1] }})
          do {{
            await new Promise(done => requestAnimationFrame(done))
            frames.push({{ played: {PLAYED}, of: c.numberOfVisibleItems, {body} }})
          }} while (c.isScrolling)
          return frames
        }})()""",
        [index, duration],
    )


@everywhere
@pytest.mark.parametrize("style", ["cover-flow", "linear", "rotary", "time-machine", "wheel", "fade"])
def test_items_are_played_where_the_engine_places_them(page, serve, style):
    shown(page, serve, 24, item_style=style)
    # Each call has the time of the frame, at which its animations are seen.
    page.evaluate("void (performance.now = () => document.timeline.currentTime)")
    off = evaluate(
        page,
        """(async () => {
          const offs = []
          let played = 0
          // WebKit tells where its own animations are at the time of the call, which is known to a millisecond only: a copy is asked there.
          const probe = document.body.appendChild(document.createElement('div')), isLive = 'webkitConvertPointFromNodeToPage' in window
          const looks = box => {
            if (!isLive) return getComputedStyle(box)
            const [motion] = box.getAnimations(), effect = new KeyframeEffect(motion.effect)
            effect.target = probe
            const copy = new Animation(effect, document.timeline)
            copy.currentTime = document.timeline.currentTime - motion.startTime
            const { opacity, transform } = getComputedStyle(probe)
            copy.cancel()
            return { opacity, transform }
          }
          const targets = [15, 0, 15, 0]
          do {
            // On a busy machine there are few frames: then it scrolls once more.
            if (!c.isScrolling) c.scrollTo(targets.shift(), { duration: 1.5 })
            await new Promise(done => requestAnimationFrame(done))
            const boxes = [...c.shadowRoot.querySelectorAll('.item')].filter(box => box.getAnimations().length)
            played += boxes.length
            // The engine places the items where they are now; that is below their animations.
            c.elementAt(0, 0)
            for (const box of c.isScrolling ? boxes.filter(box => looks(box).opacity > 0 && box.style.opacity !== '0') : []) {
              const [seen, placed] = [looks(box).transform, box.style.transform].map(text => new DOMMatrix(text))
              const corner = new DOMPoint(100, 100)
              const [from, to] = [seen, placed].map(matrix => matrix.transformPoint(corner)).map(({ x, y, w }) => [x / w, y / w])
              offs.push(Math.hypot(from[0] - to[0], from[1] - to[1]))
            }
          } while (c.isScrolling || targets.length && (played <= 30 || offs.length <= 20))
          // The last frame ends it.
          for (let n = 0; n < 3; n++) await new Promise(done => requestAnimationFrame(done))
          return { played, offs, left: c.shadowRoot.getAnimations().length }
        })()""",
    )
    offs = sorted(off["offs"])
    assert off["played"] > 30 and len(offs) > 20 and off["left"] == 0
    assert offs[-1] < 0.5, offs[-20:]


@everywhere
def test_the_page_writes_little_while_a_motion_is_played(page, serve):
    shown(page, serve, item_style="cover-flow")
    renew(page)
    page.evaluate(
        """(() => {
          const c = document.querySelector('swift-carousel')
          window.written = 0
          new MutationObserver(() => window.written++).observe(c.shadowRoot, { subtree: true, attributeFilter: ['style'] })
        })()"""
    )
    frames = evaluate(
        page,
        """(async () => {
          let frames = 0, isOver = false
          c.addEventListener('scrollanimationend', () => { isOver = true }, { once: true })
          window.written = 0
          c.scrollTo(13, { duration: 2 })
          while (!isOver) frames += await new Promise(done => requestAnimationFrame(() => done(1)))
          return { frames, written: window.written }
        })()""",
    )
    # Two until it is played, and at most four for each item.
    assert frames["written"] <= 2 + 4 * 10, frames


@pytest.mark.engines("webkit")
@pytest.mark.parametrize("style", ["cover-flow", "linear"])
def test_a_busy_page_stops_no_motion(page, serve, style):
    shown(page, serve, item_style=style)
    scroll(page, 13, 4)
    # The browser moves what has been there in a frame.
    wait(page, f"{PLAYED} > 3 && c.scrollOffset > 4.5")
    looks, is_over = [], threading.Event()

    def watch():
        while not is_over.is_set():
            looks.append((time.time(), page.screen.picture()))

    watcher = threading.Thread(target=watch)
    watcher.start()
    begin, end = page.evaluate("() => { const begin = Date.now(); while (Date.now() - begin < 1800); return [begin, Date.now()] }")
    is_over.set()
    watcher.join()
    # What it has drawn before may come to the screen a little later.
    pictures = {picture for look, picture in looks if begin + 200 < look * 1000 < end}
    assert len(pictures) > 3


@pytest.mark.engines("chromium", "firefox")
def test_items_that_a_busy_page_may_bring_are_there_before_and_not_read_yet(page, serve):
    shown(page, serve, item_style="linear")
    ahead = "[...c.shadowRoot.querySelectorAll('.item')].filter(box => box.style.opacity === '0' && box.ariaHidden === 'true').length"
    frames = watched(page, 33, 3, f"shown: c.indexesOfVisibleItems.length, ahead: {ahead}")
    assert max(frame["ahead"] for frame in frames) >= 4, frames
    assert all(frame["shown"] <= frame["of"] for frame in frames), frames
    rest(page)
    assert evaluate(page, ahead) == 0
    # Those that have arrived are read also where the motion has no end.
    evaluate(page, "void (c.autoscroll = -2)")
    wait(page, "c.scrollOffset < 29")
    unread = "[...c.shadowRoot.querySelectorAll('.item')].filter(box => box.getAnimations().length && box.style.opacity !== '0' && box.ariaHidden === 'true').length"
    wait(page, f"{PLAYED} > 3 && {unread} === 0")


@everywhere
def test_what_it_tells_assistive_technology_ends_no_motion(page, serve):
    shown(page, serve)
    # One forecast reaches so far.
    frames = watched(page, 20, 1.8, "begun: c.shadowRoot.getAnimations().map(({ startTime }) => Math.round(startTime))")
    begun = {time for frame in frames for time in frame["begun"]}
    assert len(begun) == 1, begun


@everywhere
@pytest.mark.parametrize("indicator", ["dots", "progress"])
def test_an_indicator_and_listeners_follow_what_is_played_in_each_frame(page, serve, indicator):
    shown(page, serve, 9, indicator=indicator)
    name = ".dot" if indicator == "dots" else ".filled"
    page.evaluate("document.querySelector('swift-carousel').addEventListener('offsetchange', ({ detail }) => (window.told = detail.offset))")
    frames = watched(page, 7, 1.5, f"told: window.told, look: [...box('{name}')].map(({{ style }}) => style.cssText).join()")
    played = [frame for frame in frames if frame["played"]]
    assert len(played) > len(frames) / 2, frames
    for name in ("told", "look"):
        assert len({frame.get(name) for frame in played}) > 0.7 * len(played), name


@everywhere
def test_what_comes_in_between_finds_the_items_where_they_are_seen(page, serve):
    shown(page, serve)
    renew(page)
    if page.engine != "webkit":
        # Between frames, the page's clock would be ahead of that of the animations.
        page.evaluate("void (performance.now = () => document.timeline.currentTime)")
    jump = evaluate(
        page,
        f"""(async () => {{
          c.scrollTo(20, {{ duration: 2 }})
          while ({PLAYED} < 3) await new Promise(done => requestAnimationFrame(done))
          for (let n = 0; n < 20; n++) await new Promise(done => requestAnimationFrame(done))
          const boxes = [...c.shadowRoot.querySelectorAll('.item')].filter(box => box.checkVisibility({{ visibilityProperty: true, opacityProperty: true }}))
          const places = () => boxes.map(box => box.getBoundingClientRect().x)
          const earlier = places(), start = performance.now()
          // Where the browser knows where they are at the time of a call, and not of the last frame, the calls follow each other.
          await new Promise(done => setTimeout(done, 30))
          const begin = performance.now(), before = places(), late = performance.now() - document.timeline.currentTime
          const {{ scrollOffset }} = c
          c.scrollToOffset(scrollOffset, {{ animated: false }})
          const after = places(), end = performance.now()
          const farthest = others => Math.max(...before.map((x, n) => Math.abs(x - others[n])))
          return {{ played: {PLAYED}, of: boxes.length, jump: farthest(after), speed: farthest(earlier) / (begin - start), time: end - begin + late }}
        }})()""",
    )
    # That time is known to a millisecond, and the browser's may be late on a busy machine.
    most = 0.5 + (jump["speed"] * (jump["time"] + 1) if page.engine == "webkit" else 0)
    assert jump["played"] == 0 and jump["of"] > 3 and jump["jump"] < most, jump
    assert evaluate(page, "c.shadowRoot.getAnimations().length") == 0


@everywhere
@pytest.mark.parametrize(
    "end", ["c.remove()", "c.replaceChildren()", "c.itemStyle = 'rotary'", "c.asList = true", "c.dataSource = { numberOfItems: 3, element: () => document.createElement('p') }"]
)
def test_nothing_is_played_any_longer_when_the_carousel_changes(page, serve, end):
    shown(page, serve)
    evaluate(page, f"(async () => {{ c.scrollTo(20, {{ duration: 2 }}); while ({PLAYED} < 3) await new Promise(done => requestAnimationFrame(done)) }})()")
    page.evaluate(f"(() => {{ const c = window.kept = document.querySelector('swift-carousel'); {end} }})()")
    page.wait_for("[...kept.shadowRoot.querySelectorAll('.item')].every(box => !box.getAnimations().length) || kept.isScrolling")
    page.wait_for("!kept.isScrolling && [...kept.shadowRoot.querySelectorAll('.item')].every(box => !box.getAnimations().length)")


@pytest.mark.parametrize(
    "needs", [{"style": "swift-carousel { --carousel-offset: 0 }"}, {"decorations": "double-sided(back: #back)", "body": "<template id=back><p>back</p></template>"}]
)
def test_what_depends_on_each_frame_gets_each_frame(page, serve, needs):
    shown(page, serve, **needs)
    frames = watched(page, 12, 0.6, "look: [...box('.item')].map(({ style }) => style.transform).join()")
    assert not any(frame["played"] for frame in frames)
    assert len({frame["look"] for frame in frames}) > 0.7 * len(frames)


def test_where_developer_tools_slow_animations_frames_move_it(page, serve):
    shown(page, serve)
    renew(page)
    look = "offset: c.scrollOffset, look: [...box('.item')].map(({ style }) => style.transform).join()"
    for rate in (0.1, 1):
        page.devtools.send("Animation.setPlaybackRate", {"playbackRate": rate})
        # The browser's animations stay behind when they are no longer slow.
        page.wait_for("performance.now() - document.timeline.currentTime > 300")
        frames = watched(page, 12, 0.6, look)
        assert not any(frame["played"] for frame in frames)
        assert len({frame["look"] for frame in frames}) > 0.7 * len(frames)
        assert frames[-1]["offset"] == 12
        evaluate(page, "void c.scrollTo(0, { duration: 0 })")
        rest(page)


@everywhere
def test_without_the_player_one_error_tells_so_and_frames_move_the_carousels(page, serve):
    body = carousel(20) + carousel(5)
    other = PLAYER.replace("export", "throw Error('none of these');export")
    page.open(serve({"index.html": PAGE.format(html="", body=body), "page.css": STYLE, "swift-carousel-player.js": other}, BUILT).url())
    started(page)
    for index in (9, 3):
        assert not any(frame["played"] for frame in watched(page, index, 0.4))
        assert evaluate(page, "c.currentIndex") == index
    page.expect_error("without swift-carousel-player.js .none of these. carousels stand still while the page is busy")
    page.evaluate("document.querySelectorAll('swift-carousel')[1].scrollTo(3)")
    page.wait_for("document.querySelectorAll('swift-carousel')[1].currentIndex === 3")
    assert page.take_errors() == []


@everywhere
def test_a_player_of_another_build_is_refused(page, serve):
    body = '<script src="other.js"></script>' + carousel(20)
    page.open(serve({"index.html": PAGE.format(html="", body=body), "page.css": STYLE, "other.js": OTHER_BUILD}, BUILT).url())
    started(page)
    for index in (9, 3):
        assert not any(frame["played"] for frame in watched(page, index, 0.4))
        assert evaluate(page, "c.currentIndex") == index
    page.expect_error("without swift-carousel-player.js")
