"""A virtual screen, for browsers without a headless mode."""

import os
import subprocess
import tempfile
from pathlib import Path


class Screen:
    """An X server in memory, large enough for a window of 1440 × 900 and its frame."""

    def __init__(self):
        self._memory = tempfile.TemporaryDirectory(prefix="carousel-screen-")
        # The server chooses a free display and writes its number when it accepts connections.
        read, write = os.pipe()
        try:
            self._process = subprocess.Popen(
                ["Xvfb", "-displayfd", str(write), "-screen", "0", "1600x1200x24", "-nolisten", "tcp", "-fbdir", self._memory.name],
                pass_fds=[write],
                stdout=subprocess.DEVNULL,
                stderr=subprocess.DEVNULL,
            )
        finally:
            os.close(write)
        with os.fdopen(read) as pipe:
            number = pipe.readline().strip()
        if not number:
            raise RuntimeError(f"Xvfb ended at once, with status {self._process.wait()}")
        #: The value of DISPLAY for programs on this screen.
        self.display = f":{number}"

    def picture(self) -> bytes:
        """What it shows, as its memory has it: no program on it takes part in that, so it may be busy."""
        return (Path(self._memory.name) / "Xvfb_screen0").read_bytes()

    def close(self) -> None:
        self._process.terminate()
        self._process.wait()
        self._memory.cleanup()
