"""The named keys with their WebDriver codes; any other key is the character that it types."""

CODES = {
    "Alt": "\ue00a",
    "ArrowDown": "\ue015",
    "ArrowLeft": "\ue012",
    "ArrowRight": "\ue014",
    "ArrowUp": "\ue013",
    "Backspace": "\ue003",
    "Control": "\ue009",
    "Delete": "\ue017",
    "End": "\ue010",
    "Enter": "\ue007",
    "Escape": "\ue00c",
    "Home": "\ue011",
    "Meta": "\ue03d",
    "PageDown": "\ue00f",
    "PageUp": "\ue00e",
    "Shift": "\ue008",
    "Space": " ",
    "Tab": "\ue004",
}


def actions(chord: str) -> list[dict]:
    """Presses and releases a key, with modifiers joined by +: `ArrowRight`, `a`, `Shift+Tab`."""
    keys = chord.split("+") if len(chord) > 1 else [chord]
    for key in keys:
        if len(key) != 1 and key not in CODES:
            raise ValueError(f"there is no key named {key!r}")
    return [{"type": "keyDown", "value": key} for key in keys] + [
        {"type": "keyUp", "value": key} for key in reversed(keys)
    ]


def coded(action: dict) -> dict:
    """Replaces the name of a key in an action with its code."""
    value = action.get("value")
    return {**action, "value": CODES.get(value, value)} if value else action
