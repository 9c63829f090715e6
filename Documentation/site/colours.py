"""Code in colours, with the classes of the gallery's code."""

from html import escape

from pygments import lexers
from pygments.token import Comment, Keyword, Name, Number, String
from pygments.util import ClassNotFound

#: The first that contains a token counts.
CLASSES = (
    (Comment, "code-comment"),
    (String, "code-text"),
    (Number, "code-number"),
    (Keyword, "code-word"),
    (Name.Tag, "code-word"),
)
#: What Pygments knows by another name.
LANGUAGES = {"jsx": "js", "vue": "html"}


def coloured(code: str, language: str) -> str:
    """Returns code as HTML. Unknown languages have no colours."""
    language = language.lower()
    try:
        lexer = lexers.get_lexer_by_name(LANGUAGES.get(language, language))
    except ClassNotFound:
        return escape(code)
    return _spans(lexer, code)


def coloured_file(name: str, text: str) -> str:
    """Returns the text of a file as HTML, in the colours of its language."""
    try:
        return _spans(lexers.get_lexer_for_filename(name), text)
    except ClassNotFound:
        return escape(text)


def _spans(lexer, code: str) -> str:
    lexer.stripnl = False
    spans = []
    for token, text in lexer.get_tokens(code):
        kind = next((name for kind, name in CLASSES if token in kind), None)
        spans.append(f'<span class="{kind}">{escape(text)}</span>' if kind and text.strip() else escape(text))
    return "".join(spans)
