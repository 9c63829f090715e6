"""Makes the element's JavaScript short: without comments and needless white space, and with short names for what is known
inside alone, variables and private members. It knows as much of the language as the element's modules use.

Properties keep their names, since nothing tells whose they are: what follows a dot, keys, methods and fields. A shorthand
is both, and is written out: `{ size }` as `{ size: a }`. Of variables, those are shortened that are declared somewhere;
the others are the browser's.
"""

import re
from typing import NamedTuple

TOKEN = re.compile(
    r"""
    (?P<comment>//[^\n]*|/\*.*?\*/)
    | (?P<space>\s+)
    | (?P<string>'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*")
    | (?P<number>0x[\da-fA-F]+|(?:\d[\d_]*\.?\d*|\.\d+)(?:e[+-]?\d+)?)
    | (?P<name>\#?[A-Za-z_$][\w$]*)
    | (?P<mark>=>|\.\.\.|\?\.(?!\d)|\*\*=?|[&|]{2}=?|\?\?=?|[=!]==?|<<=?|>>>?=?|[<>+\-*/%&|^]=|\+\+|--|[{}()\[\];,<>+\-*/%&|^!~?:=.@])
    """,
    re.X | re.S,
)
REGEX = re.compile(r"/(?![*/])(?:\\.|\[(?:\\.|[^\]\\\n])*\]|[^/\\\n\[])+/[a-z]*")
CHUNK = re.compile(r"(?:\\.|\$(?!\{)|[^`\\$])*", re.S)

KEYWORDS = set(
    """async await break case catch class const continue debugger default delete do else export extends false finally for
    from function get if import in instanceof let new null of return set static super switch this throw true try typeof
    undefined var void while with yield NaN Infinity arguments eval globalThis window document""".split()
)
BEFORE_PARENTHESES = {"if", "for", "while", "switch", "with", "catch", "function"}
OPEN, CLOSE = {"{": "}", "(": ")", "[": "]"}, {"}", ")", "]"}
#: After these marks, and before those, a line may end without ending the statement.
JOINS_NEXT = {"{", "(", "[", ",", ";", "=>", "=", "&&", "||", "??", "?", ":", "+", "*", "!", "...", "|", "|="}
JOINS_LAST = {")", "]", "}", ".", "?.", ",", "?", ":", "&&", "||", "??", "+", "*", "=", "|", "=>"}


class Token(NamedTuple):
    kind: str
    text: str
    #: Whether a line ends before it.
    is_first: bool


def tokens(source: str) -> list[Token]:
    """The tokens of a source, comments and white space left out; a template is one token for each piece of its text."""
    result: list[Token] = []
    nesting: list[bool] = []  # for each open brace, whether it is within a template
    at, is_first = 0, True
    while at < len(source):
        if source[at] == "`" or (source[at] == "}" and nesting and nesting[-1]):
            if source[at] == "}":
                nesting.pop()
            end = CHUNK.match(source, at + 1).end()
            if source[end] == "$":
                nesting.append(True)
                end += 1
            result.append(Token("template", source[at : end + 1], is_first))
            at, is_first = end + 1, False
            continue
        if source[at] == "/" and may_be_regex(result) and (match := REGEX.match(source, at)):
            kind = "regex"
        elif match := TOKEN.match(source, at):
            kind = match.lastgroup
        else:
            raise SyntaxError(f"not understood: {source[at:at + 40]!r}")
        text = match.group()
        at = match.end()
        if kind in ("comment", "space"):
            is_first = is_first or "\n" in text
            continue
        if text == "{":
            nesting.append(False)
        elif text == "}":
            nesting.pop()
        result.append(Token(kind, text, is_first))
        is_first = False
    return result


def may_be_regex(before: list[Token]) -> bool:
    if not before:
        return True
    kind, text, _ = before[-1]
    return text in ("return", "typeof") or (kind == "mark" and text not in (")", "]", "}"))


class Scopes:
    """What brackets enclose each token, and where they end."""

    def __init__(self, source: list[Token]):
        self.partner: dict[int, int] = {}
        self.around: list[int] = []
        self.classes: set[int] = set()
        stack: list[int] = []
        for i, (kind, text, _) in enumerate(source):
            closes = text in CLOSE if kind == "mark" else kind == "template" and text[0] == "}"
            if closes:
                start = stack.pop()
                self.partner[start], self.partner[i] = i, start
            self.around.append(stack[-1] if stack else -1)
            opens = text in OPEN if kind == "mark" else kind == "template" and text.endswith("${")
            if opens:
                stack.append(i)
                if text == "{" and any(source[j].text == "class" for j in range(max(0, i - 4), i)):
                    self.classes.add(i)


def variables(source: list[Token]) -> tuple[set[str], dict[int, bool]]:
    """The names that are declared somewhere, and which tokens are variables: for each, whether it is a shorthand."""
    scopes = Scopes(source)
    text = [token.text for token in source] + [""]
    declared: set[str] = set()
    uses: dict[int, bool] = {}

    def declare(start: int, end: int):
        """Declares the names of a pattern, or of parameters."""
        for j in range(start, end):
            if source[j].kind == "name" and text[j - 1] in ("(", "{", ",", "[", "...", ":"):
                declared.add(text[j])

    for i, token in enumerate(source):
        before, after = text[i - 1] if i else "", text[i + 1]
        if token.text == "(" and (before not in BEFORE_PARENTHESES or before in ("function", "catch")):
            end = scopes.partner[i]
            if text[end + 1] in ("=>", "{"):
                declare(i + 1, end)
        if token.kind != "name" or token.text.startswith("#") or token.text in KEYWORDS:
            continue
        around = scopes.around[i]
        is_in_braces = around >= 0 and text[around] == "{" and before in ("{", ",")
        is_member = around in scopes.classes and (token.is_first or before in ("static", "get", "set", "async"))
        is_function = before == "function" or (before == "*" and text[i - 2] == "function")
        is_method = after == "(" and text[scopes.partner[i + 1] + 1] == "{" and not is_function and before != "new"
        if before not in (".", "?.") and not (is_in_braces and after == ":") and not is_member and not is_method:
            uses[i] = is_in_braces and after in (",", "}", "=")
        if after == "=>" or is_function or before in ("class", "const", "let"):
            declared.add(token.text)
    for i, token in enumerate(source):
        if token.text in ("const", "let") and text[i + 1] in ("[", "{"):
            declare(i + 2, scopes.partner[i + 1])
    return declared, uses


def short_names(taken: set[str]):
    letters = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"
    number = 0
    while True:
        name, rest = "", number
        while True:
            name = letters[rest % 52] + name
            rest = rest // 52 - 1
            if rest < 0:
                break
        number += 1
        if name not in taken:
            yield name


def minify(source: str) -> str:
    """The same program, shorter."""
    parsed = tokens(source)
    declared, uses = variables(parsed)
    counts: dict[str, int] = {}
    for i, (kind, text, _) in enumerate(parsed):
        if i in uses or text.startswith("#"):
            counts[text] = counts.get(text, 0) + 1
    by_use = sorted(counts, key=lambda name: (-counts[name], name))
    # What is inside of the module is nobody's business, but for what it gives away.
    exported = {parsed[i + 2].text for i, token in enumerate(parsed[:-2]) if token.text == "export"}
    free, private = short_names(set(counts) | KEYWORDS), short_names(set())
    names = {name: next(free) for name in by_use if name in declared - exported}
    names |= {name: "#" + next(private) for name in by_use if name.startswith("#")}

    result: list[str] = []
    last = ""
    for i, (kind, text, is_first) in enumerate(parsed):
        if (i in uses or text.startswith("#")) and text in names:
            text = f"{text}:{names[text]}" if uses.get(i) else names[text]
        if last:
            touches = re.match(r"[\w$#]", text) and re.match(r"[\w$]", last[-1])
            if is_first and last not in JOINS_NEXT and text not in JOINS_LAST:
                result.append("\n")
            elif touches or (last[-1] == text[0] and text[0] in "+-/"):
                result.append(" ")
        result.append(text)
        last = text
    return "".join(result) + "\n"
