"""At rest the desktop gallery draws nothing."""

import pytest
from test_desktop import EXAMPLES, LIVE, MOVING

#: How long nothing has to be drawn for an example to be at rest, in seconds: longer than any timer of GTK's.
QUIET = 1.2


def rest(gallery):
    """Waits until no frame is drawn any more."""
    import time

    def is_still():
        before = gallery.frames
        time.sleep(QUIET)
        return gallery.frames == before

    gallery.wait_for("rest", is_still)


@pytest.mark.parametrize("example", [example for example in EXAMPLES if example not in (*LIVE, *MOVING)])
def test_an_example_at_rest_draws_no_frame(gallery, example):
    gallery.hands.move((1590, 1190))
    gallery.open(example)
    rest(gallery)
