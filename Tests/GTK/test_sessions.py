"""The recorded sessions, played through the carousel's own cells."""

from harness import ROOT

SESSIONS = ROOT / "build" / "sessions"


def test_the_cells_show_what_was_recorded(stage):
    sessions = sorted(SESSIONS.glob("*.json"))
    recordings = list((ROOT / "Tests" / "Traces" / "Fixtures").glob("*.json.gz"))
    assert len(sessions) == len(recordings) > 0, "build/sessions is not up to date; ./carousel test gtk makes it so"
    wrong = {}
    for session in sessions:
        difference = stage.ask("play", path=str(session))["difference"]
        if difference:
            wrong[session.stem] = difference
    assert not wrong, f"{len(wrong)} of {len(sessions)} differ: {dict(list(wrong.items())[:8])}"
