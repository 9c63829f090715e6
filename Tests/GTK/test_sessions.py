"""The recorded traces and the scenarios, played on a carousel's own event controllers and shown by its own cells."""

from harness import ROOT

SESSIONS = ROOT / "build" / "sessions"


def play(stage, names):
    """Returns the sessions that differ, and those that are excepted unnecessarily."""
    wrong, reasons = {}, []
    for name in names:
        answer = stage.ask("play", path=str(SESSIONS / f"{name}.json"))
        difference, reason = answer["difference"], answer["except"]
        if reason and not difference:
            wrong[name] = "is played alike, and excepted"
        elif reason:
            reasons.append(reason)
        elif difference:
            wrong[name] = difference
    assert not wrong, f"{len(wrong)} of {len(names)} differ: {dict(list(wrong.items())[:8])}"
    assert len(reasons) < len(names) / 2, "most of them are excepted"


def names(folder, ending):
    found = [file.name.removesuffix(ending) for file in sorted((ROOT / "Tests" / folder).glob("*" + ending))]
    missing = [name for name in found if not (SESSIONS / f"{name}.json").exists()]
    assert found and not missing, f"build/sessions is not up to date; ./carousel test gtk makes it so: {missing[:8]}"
    return found


def test_the_cells_match_the_recorded_traces(stage):
    play(stage, names("Traces/Fixtures", ".json.gz"))


def test_the_widget_plays_the_scenarios(stage):
    play(stage, names("Scenarios", ".json"))
