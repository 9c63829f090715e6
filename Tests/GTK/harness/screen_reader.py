"""The screen reader Orca, without sound: what it would speak is read as text."""

import queue
import subprocess
import threading
import time
from pathlib import Path

AGENT = Path(__file__).parent / "screen_reader_agent.py"
#: The timeout for a sentence, in seconds. It only passes if a test fails.
PATIENCE = 30


class Silence(AssertionError):
    """Nothing was spoken."""


class ScreenReader:
    def __init__(self, environment, folder):
        """
        :param folder: An empty folder, for Orca's files.
        """
        self._folder = folder
        # Not the user's settings, and no caches in the way of theirs.
        self._environment = {**environment, "HOME": str(folder), "XDG_DATA_HOME": str(folder), "XDG_CONFIG_HOME": str(folder)}
        self._start()

    def _start(self):
        self._errors = open(self._folder / "errors", "w+")
        self._process = subprocess.Popen(
            ["/usr/bin/python3", AGENT], stdout=subprocess.PIPE, stderr=self._errors, text=True, env=self._environment)
        self._sentences = queue.Queue()
        self._listener = threading.Thread(target=self._listen, args=[self._process.stdout, self._sentences], daemon=True)
        self._listener.start()
        self.wait_for("Screen reader on")

    @staticmethod
    def _listen(output, sentences):
        for line in output:
            sentences.put(line.strip().removesuffix("."))

    def restart(self):
        """Starts another Orca: one that has lost the events of a program finds them no more."""
        self.close()
        self._start()

    def next(self, wanted="anything"):
        """Waits for the next sentence, and returns it without its full stop.
        :param wanted: What to say if there is none.
        """
        try:
            return self._sentences.get(timeout=PATIENCE)
        except queue.Empty:
            self._errors.seek(0)
            raise Silence(f"{wanted}: nothing was spoken within {PATIENCE} seconds\n{self._errors.read()}") from None

    def hears(self, sentence, seconds):
        """Returns whether a sentence is spoken within so many seconds; those before it are dropped."""
        end = time.monotonic() + seconds
        try:
            while self._sentences.get(timeout=max(0.01, end - time.monotonic())) != sentence:
                pass
            return True
        except queue.Empty:
            return False

    def wait_for(self, sentence):
        """Waits for a sentence, and returns those before it."""
        before = []
        end = time.monotonic() + PATIENCE
        while (found := self.next()) != sentence:
            before.append(found)
            assert time.monotonic() < end, f"{sentence!r} was not spoken, but {before}"
        return before

    def close(self):
        self._process.terminate()
        try:
            self._process.wait(20)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()
        self._listener.join()
        self._process.stdout.close()
        self._errors.close()
