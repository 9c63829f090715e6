"""The scenarios, played on the element with browser events and a manual clock."""

from harness import ROOT

SESSIONS = ROOT / "build" / "sessions"
PLAYER = ROOT / "Tests" / "Player" / "web"

PAGE = """<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Scenarios</title>
<link rel="stylesheet" href="page.css">
<script src="virtual-clock.js"></script>
<script type="module" src="swift-carousel.js"></script>
<script type="module" src="play-element.mjs"></script>
<body></body>
"""

STYLE = """
body { margin: 0 }
.page { width: 1200px; height: 800px; overflow: auto; padding: 50px; box-sizing: border-box }
"""


def test_the_element_plays_the_scenarios(page, serve):
    names = [file.stem for file in sorted((ROOT / "Tests" / "Scenarios").glob("*.json"))]
    missing = [name for name in names if not (SESSIONS / f"{name}.json").exists()]
    assert names and not missing, f"build/sessions is not up to date; ./carousel test browsers makes it so: {missing[:8]}"
    site = serve({"index.html": PAGE, "page.css": STYLE}, PLAYER, SESSIONS, ROOT / "build" / "web")
    page.open(site.url())
    page.wait_for("window.play !== undefined")
    wrong, reasons = {}, []
    for name in names:
        answer = page.evaluate("name => play(name)", name)
        if answer["except"] and not answer["difference"]:
            wrong[name] = "is played alike, and excepted"
        elif answer["except"]:
            reasons.append(answer["except"])
        elif answer["difference"]:
            wrong[name] = answer["difference"]
    assert not wrong, f"{len(wrong)} of {len(names)} differ:\n" + "\n".join(f"{n}: {d}" for n, d in list(wrong.items()))
    assert len(reasons) < len(names) / 2, "most of them are excepted"
