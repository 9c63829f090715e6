"""The desktop gallery's translations: complete, with the same placeholders, and shown."""

import re
import subprocess

import pytest
from harness import ROOT

PO = ROOT / "GTK/po"
LANGUAGES = sorted(file.stem for file in PO.glob("*.po"))


def entries(text):
    """Yields each text of a template or a translation, with its placeholders and its translations."""
    for block in text.split("\n\n")[1:]:
        strings = {}
        for name, value in re.findall(r'^(msg\S+) ((?:".*"\n?)+)', block, re.M):
            strings[name] = "".join(line[1:-1] for line in value.strip().splitlines())
        if strings:
            yield strings["msgid"], (
                places(strings["msgid"] + strings.get("msgid_plural", "")),
                [strings[name] for name in strings if name.startswith("msgstr")])


def places(text):
    return set(re.findall(r"\{\d\}", text))


@pytest.fixture(scope="module")
def template():
    result = subprocess.run([PO / "update", "--template"], capture_output=True, text=True, check=True)
    return {text for text, _ in entries(result.stdout)}


def test_all_texts_are_found(template):
    assert len(template) > 400
    for text in ("Covers", "There is no “{0}”", "{0} file or folder", "Inverted time machine", "New Window"):
        assert text in template


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_translation_is_complete(language, template):
    subprocess.run(["msgfmt", "--check-format", "--output-file=/dev/null", PO / f"{language}.po"], check=True)
    translated = dict(entries((PO / f"{language}.po").read_text()))
    assert set(translated) == template, "run GTK/po/update, and translate what is new"
    assert not [text for text, (_, translations) in translated.items() if not all(translations)]
    # A singular may have its number in words.
    assert not [text for text, (wanted, translations) in translated.items() if places(translations[-1]) != wanted]


def test_german_is_spoken(with_gallery):
    gallery = with_gallery(LANGUAGE="de")
    gallery.open("covers")
    gallery.find("list item", "Titelbilder", inside=["list", "Beispiele"])
    gallery.find_text("Sechzig Titelbilder. Ziehen")
    gallery.find_text("9 von 60")
    gallery.screenshot("german")
    gallery.open("cards")
    gallery.find_text("Pik Dame")
    gallery.open("designer")
    gallery.find("slider", "Abstand")
    gallery.screenshot("german designer")


def test_other_languages_are_english(with_gallery):
    gallery = with_gallery(LANGUAGE="fr")
    gallery.open("covers")
    gallery.find_text("Sixty covers. Drag")


def test_the_help_is_translated(desktop):
    environment = {"LANG": "C.UTF-8", "LANGUAGE": "de"}
    result = subprocess.run([desktop, "--help"], capture_output=True, text=True, check=True, env=environment)
    assert "Gibt die Version aus" in result.stdout


def test_a_narrow_window_has_room_for_german(with_gallery):
    gallery = with_gallery(LANGUAGE="de")
    gallery.resize(360, 700)
    gallery.open("covers")
    gallery.find_text("9 von 60")
    gallery.screenshot("german narrow")
    assert gallery.size == (360, 700)
