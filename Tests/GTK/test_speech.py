"""What the screen reader Orca speaks. Each file in the folder `speech` is a session: steps, and below each of them, indented,
every sentence that it makes Orca speak. Sentences that only repeat words of the last ones are left out: GTK tells a description again
after a screen reader has first asked for it. Those after a question mark may be missing: they are about a moment of a movement."""

import json
from pathlib import Path

import pytest
from harness.screen_reader import ScreenReader

SESSIONS = sorted((Path(__file__).parent / "speech").glob("*.txt"))


@pytest.fixture(scope="module")
def reader(desk, tmp_path_factory):
    reader = ScreenReader(desk.environment, tmp_path_factory.mktemp("orca"))
    yield reader
    reader.close()


def steps(session):
    """Returns the steps, each with its sentences."""
    found = []
    for line in session.read_text().splitlines():
        if line.startswith(" "):
            found[-1][1].append(line.strip())
        else:
            found.append((line, []))
    return found


def perform(stage, step):
    name, _, words = step.partition(" ")
    match name:
        case "open": stage.open(**json.loads(words))
        case "key": stage.hands.key(*words.split())
        case "set": stage.set(words.split()[0], float(words.split()[1]))
        case "scroll": stage.ask("scrollTo", index=int(words), duration=0.1)
        case "focus": stage.ask("focus", name=words)
        case "insert" | "remove": stage.ask(name, index=int(words))
        case "reaches": stage.wait_for(lambda state: state["currentIndex"] >= int(words))
        case _: raise AssertionError(f"there is no step {step!r}")
    stage.settled()


@pytest.mark.parametrize("session", SESSIONS, ids=lambda session: session.stem)
def test_a_session_is_spoken(stage, reader, session):
    # What is spoken before the first sentence belongs to the window that opens, or to the one before.
    known = None
    for step, sentences in steps(session):
        perform(stage, step)
        optional = [sentence[2:] for sentence in sentences if sentence.startswith("? ")]
        sentences = [sentence for sentence in sentences if not sentence.startswith("? ")]
        for index, sentence in enumerate(sentences):
            while (spoken := reader.next()) != sentence:
                mayBe = known is None or spoken in optional or any(spoken in each for each in known + sentences[:index])
                assert mayBe, f"{spoken!r} in place of {sentence!r} after {step!r}"
            known = known or [sentence]
        known = sentences or known
