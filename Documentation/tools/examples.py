"""The guides' examples in HTML as whole pages, beside the element's files."""

START = "<!doctype html>"
HEAD = '<meta charset="utf-8"><meta name="color-scheme" content="light dark"><title>Example</title>'
ELEMENT = '<link rel="stylesheet" href="swift-carousel.css"><script type="module" src="swift-carousel.js"></script>'


def whole_page(example: str) -> str:
    """Returns an example with what it leaves out: the head of a page, and the element."""
    head = "" if "<meta charset" in example else HEAD if "<script type" in example else HEAD + ELEMENT
    return START + head + example.removeprefix(START)
