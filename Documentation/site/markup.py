"""A guide as HTML: its headings, links, tables, pictures and examples."""

import posixpath
import re
from collections import Counter
from dataclasses import dataclass, field
from html import escape, unescape

from colours import coloured
from markdown_it import MarkdownIt
from markdown_it.token import Token
from pages import Page, anchor

MARKDOWN = MarkdownIt("commonmark", {"html": True}).enable("table")
#: Drawings, and links and pictures of all kinds, that a guide writes as HTML.
DRAWING = re.compile(r'<img src="([^"]+\.svg)" width="(\d+)"')
VIEW_BOX = re.compile(r'viewBox="0 0 (\d+) (\d+)"')
SOURCE = re.compile(r'\b(src|href)="([^"]+)"')
LANGUAGES = {"c": "C", "css": "CSS", "html": "HTML", "js": "JavaScript", "json": "JSON", "jsx": "JSX", "python": "Python",
             "sh": "Shell", "swift": "Swift", "text": "Text", "vala": "Vala", "vue": "Vue", "xml": "XML"}


@dataclass
class Section:
    """What is below a heading."""

    level: int
    title: str
    anchor: str
    title_html: str
    html: str = ""
    words: list[str] = field(default_factory=list)


class Document:
    """The HTML of a page.

    `link` maps the target of a link to an address. `run` returns the address of an example that runs, by its line.
    """

    def __init__(self, page: Page, link, run):
        self.page, self.link, self.run = page, link, run
        self.sections: list[Section] = []
        self._anchors: Counter[str] = Counter()
        tokens = _without_empty_headings(_without_contents(MARKDOWN.parse(page.text)))
        for number, token in enumerate(tokens):
            if token.type == "heading_open":
                self._begin(int(token.tag[1]), tokens[number + 1])
            elif token.type != "heading_close" and tokens[number - 1].type != "heading_open":
                self.sections[-1].html += self._html(token, tokens[number:])
                self.sections[-1].words += self._words(token)

    @property
    def title(self) -> str:
        return self.sections[0].title

    @property
    def html(self) -> str:
        return "".join(f"{self.heading(section)}\n{section.html}" for section in self.sections)

    @property
    def summary(self) -> str:
        """The first sentences, for search engines."""
        text = " ".join(self.sections[0].words)
        return re.sub(r"\s+", " ", text)[:200].rpartition(" ")[0]

    def section(self, title: str) -> Section:
        return next(section for section in self.sections if section.title == title)

    def heading(self, section: Section) -> str:
        if section.level == 1:
            return f"<h1>{section.title_html}</h1>"
        tag = f"h{section.level}"
        return f'<{tag} id="{section.anchor}"><a href="#{section.anchor}">{section.title_html}</a></{tag}>'

    def _begin(self, level: int, title: Token) -> None:
        text = "".join(part.content for part in title.children)
        name = anchor(text)
        count = self._anchors[name]
        self._anchors[name] += 1
        self.sections.append(Section(level, text, f"{name}-{count}" if count else name, self._inline(title)))

    def _words(self, token: Token) -> list[str]:
        if token.type in ("fence", "code_block"):
            return [token.content]
        if token.type != "inline":
            return []
        return ["".join(" " if part.type == "softbreak" else part.content for part in token.children if part.type != "html_inline")]

    def _html(self, token: Token, following: list[Token]) -> str:
        match token.type:
            case "fence" | "code_block":
                return self._code(token)
            case "inline":
                return self._inline(token)
            case "html_block":
                return self._moved(token.content)
            case "table_open":
                end = next(number for number, later in enumerate(following) if later.type == "tr_close")
                columns = sum(later.type == "th_open" for later in following[:end])
                kind = "table table-wide" if columns > 2 else "table"
                title = escape(self.sections[-1].title)
                return f'<div class="{kind}" role="group" aria-label="Table: {title}"><table>\n'
            case "table_close":
                return "</table></div>\n"
        if style := token.attrGet("style"):
            # A strict policy refuses styles of elements.
            del token.attrs["style"]
            token.attrSet("class", style.replace("text-align:", "align-"))
        return MARKDOWN.renderer.render([token], MARKDOWN.options, {})

    def _inline(self, token: Token) -> str:
        for part in token.children:
            for name in ("href", "src"):
                if target := part.attrGet(name):
                    part.attrSet(name, self.link(target))
            if part.type == "image":
                part.attrSet("loading", "lazy")
            elif part.type == "html_inline":
                part.content = self._moved(part.content)
        return MARKDOWN.renderer.renderInline(token.children, MARKDOWN.options, {})

    def _moved(self, html: str) -> str:
        html = DRAWING.sub(self._with_height, html)
        html = SOURCE.sub(lambda match: f'{match[1]}="{escape(self.link(unescape(match[2])))}"', html)
        return html.replace("<img ", '<img loading="lazy" ')

    def _with_height(self, drawing: re.Match) -> str:
        """Adds the height of a drawing, so that nothing moves when it has come."""
        box = VIEW_BOX.search((self.page.path.parent / drawing[1]).read_text(encoding="utf-8"))
        return f'{drawing[0]} height="{int(drawing[2]) * int(box[2]) // int(box[1])}"' if box else drawing[0]

    def _code(self, token: Token) -> str:
        language = token.info.split()[0] if token.info else ""
        name = LANGUAGES.get(language.lower(), "")
        # The block's first line is the one after the fence.
        run = self.run(token.map[0] + 2) if language == "html" else ""
        link = f'<a class="run" href="{run}">Run</a>' if run else ""
        head = f'<figcaption><span>{name}</span>{link}</figcaption>'
        return f'<figure class="code">{head}<pre><code>{coloured(token.content, language)}</code></pre></figure>\n'


def _without_contents(tokens: list[Token]) -> list[Token]:
    """Drops a list of the page's own sections above the first of them: the site has one beside each page."""
    first = next((number for number, token in enumerate(tokens) if token.type == "heading_open" and token.tag == "h2"), 0)
    starts = [number for number, token in enumerate(tokens[:first]) if token.type == "bullet_list_open"]
    for start in starts:
        end = next(number for number in range(start, first) if tokens[number].type == "bullet_list_close")
        links = [token.children[0].attrGet("href") for token in tokens[start:end] if token.type == "inline"]
        if all(link and link.startswith("#") for link in links):
            return tokens[:start] + tokens[end + 1:]
    return tokens


def _without_empty_headings(tokens: list[Token]) -> list[Token]:
    """Makes empty headings of columns usual cells: a screen reader would speak them with each cell below."""
    for number, token in enumerate(tokens):
        if token.type == "th_open" and not tokens[number + 1].content:
            token.tag = tokens[number + 2].tag = "td"
    return tokens


def relative(address: str, page: str) -> str:
    """Returns an address of the site as a link of one of its pages."""
    path, mark, fragment = address.partition("#")
    return posixpath.relpath(path, posixpath.dirname(page)) + mark + fragment
