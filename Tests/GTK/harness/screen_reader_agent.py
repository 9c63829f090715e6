"""Runs the screen reader Orca, and prints what it would speak: one utterance in a line. Runs in the system's Python."""

import re
import sys
from html import unescape

import speechd


class SilentClient:
    """The client of Speech Dispatcher, without a synthesizer. Functions that are not here are called for their effect."""

    def __init__(self, *arguments, **options):
        pass

    def speak(self, text, *arguments, **options):
        print(" ".join(unescape(re.sub("<[^>]*>", "", text)).split()), flush=True)

    def char(self, character):
        self.speak(character)

    def list_output_modules(self):
        return ("none",)

    def list_synthesis_voices(self, *arguments):
        return (("voice", "en", "none"),)

    def get_language(self):
        return "en"

    def get_rate(self):
        return 0

    get_pitch = get_volume = get_rate

    def __getattr__(self, name):
        return lambda *arguments, **options: None


speechd.SSIPClient = SilentClient
from orca import orca  # noqa: E402

orca.getSettingsManager().activate(None, {"enableKeyEcho": False})
sys.exit(orca.main())
