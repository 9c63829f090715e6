"""What the screen reader Orca speaks: each file in the folder `speech` is a session."""

import json
from functools import partial
from pathlib import Path

import pytest
from harness.screen_reader import ScreenReader
from harness.speech import play

SESSIONS = sorted((Path(__file__).parent / "speech").glob("*.txt"))


@pytest.fixture(scope="module")
def reader(desk, tmp_path_factory):
    reader = ScreenReader(desk.environment, tmp_path_factory.mktemp("orca"))
    yield reader
    reader.close()


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
    play(session, reader, partial(perform, stage))
