"""The pages of the documentation and the pictures that they show, as files of a site."""

import json
from html import escape
from pathlib import Path
from string import Template

from colours import coloured_file
from guides import LIST, PICTURES, address, listed
from live import example_files
from markup import Document, relative
from pages import ROOT, Page, pages
from search_index import entries, index

HERE = Path(__file__).resolve().parent
README = ROOT / "README.md"
#: How many covers the carousel of the start page has.
COVERS = 25
#: Parts of the README on the start page.
PARTS = {"html": "A carousel in HTML", "apart": "What sets it apart", "runs": "Where it runs", "styles": "Styles"}


def template(name: str) -> Template:
    return Template((HERE / f"{name}.html").read_text(encoding="utf-8"))


class Documentation:
    """The files of the site by their addresses, but for the gallery and what all pages load."""

    def __init__(self):
        self.files: dict[str, str | bytes] = {}
        self.guides = listed()
        self.index: list[list[str]] = []
        #: Files of the repository to which pages link.
        self._waiting: list[Path] = []
        self._frame, self._guide, self._start = (template(name) for name in ("frame", "guide", "start"))

    def build(self) -> None:
        named = [guide.path for guide in self.guides]
        for path in [README, *named, *(page.path for page in pages() if page.path not in [README, *named])]:
            self._add(path)
        while self._waiting:
            self._add(self._waiting.pop())
        self.files["assets/search-index.json"] = index(self.index)

    def _add(self, path: Path) -> None:
        place = address(path)
        if place in self.files:
            return
        if path.suffix in PICTURES:
            self.files[place] = path.read_bytes()
        elif path == README:
            self._add_start(place)
        elif path.suffix == ".md":
            self._add_guide(path, place)
        else:
            self._add_source(path)

    def _document(self, path: Path, place: str = "") -> Document:
        page, place = Page(path), place or address(path)
        examples = {example.line: example for example in page.examples if example.language == "html"}
        lines = list(examples)

        def run(line: int) -> str:
            name = f"{path.stem}-{lines.index(line) + 1}"
            for file, text in example_files(name, examples[line].text).items():
                self.files[f"examples/{file}"] = text
            return relative(f"examples/{name}.html", place)

        return Document(page, lambda target: self._link(target, path, place), run)

    def _link(self, target: str, path: Path, place: str) -> str:
        """Returns the link of a page to another one, or to a file of the repository."""
        if target.startswith(("https://", "http://", "mailto:", "#")):
            return target
        name, mark, fragment = target.partition("#")
        file = (path.parent / name).resolve()
        self._waiting.append(file)
        return relative(address(file) + mark + fragment, place)

    def _add_start(self, place: str) -> None:
        document = self._document(README)
        self.index += [entry for entry in entries(place, document) if entry[1] in PARTS.values()]
        parts = {name: document.section(title) for name, title in PARTS.items()}
        covers = json.loads((ROOT / "Gallery" / "Artwork" / "artwork.json").read_text(encoding="utf-8"))["covers"][:COVERS]
        images = "\n".join(
            f'      <img src="gallery/artwork/covers/{number:02}.svg" alt="{escape(cover["title"])}" width="240" height="300">'
            for number, cover in enumerate(covers))
        body = self._start.substitute({name: document.heading(part) + part.html for name, part in parts.items()}, covers=images)
        self._add_page(place, "start", "Swift Carousel", document.summary, body)

    def _add_guide(self, path: Path, place: str) -> None:
        document = self._document(path)
        if path != LIST:
            self.index += entries(place, document)
        known = [guide.path for guide in self.guides]
        group, around = "", ""
        if path in known:
            number = known.index(path)
            group = escape(self.guides[number].group)
            around = self._neighbour("previous", number - 1, place) + self._neighbour("next", number + 1, place)
        sections = [(section.level, section.anchor, section.title) for section in document.sections if 1 < section.level < 4]
        self._add_text(path, document.title, document.summary, group, document.html, sections, around)

    def _neighbour(self, which: str, number: int, place: str) -> str:
        """Returns the link to the previous or next guide, or nothing at the ends."""
        if not 0 <= number < len(self.guides):
            return ""
        guide = self.guides[number]
        link = relative(address(guide.path), place)
        return f'<a class="{which}" rel="{"prev" if which == "previous" else "next"}" href="{link}">' \
            f'<span>{which.capitalize()}</span> {escape(guide.name)}</a>\n'

    def _add_source(self, path: Path) -> None:
        """Adds a page with the text of a file, or of all files in a folder below what its README says."""
        name = path.relative_to(ROOT).as_posix()
        files = [path] if path.is_file() else sorted(file for file in path.rglob("*") if file.is_file() and file.name != "README.md")
        content, sections = f"<h1>{escape(name)}</h1>\n", []
        if (path / "README.md").is_file():
            content = self._document(path / "README.md", address(path)).html
        for number, file in enumerate(files):
            if file != path:
                anchor, title = f"file-{number}", file.relative_to(path).as_posix()
                sections.append((2, anchor, title))
                content += f'<h2 id="{anchor}"><a href="#{anchor}">{escape(title)}</a></h2>\n'
            code = coloured_file(file.name, file.read_text(encoding="utf-8"))
            content += f'<figure class="code"><figcaption><span></span></figcaption><pre><code>{code}</code></pre></figure>\n'
        self._add_text(path, name, f"{name} in the repository of Swift Carousel", "In the repository", content, sections)

    def _add_text(self, path: Path, title: str, summary: str, group: str, html: str, sections: list, around: str = "") -> None:
        """Adds a page of text with the list of its sections: their levels, anchors and titles."""
        contents = "\n".join(
            f'<li class="contents-{level}"><a href="#{anchor}">{escape(title)}</a></li>' for level, anchor, title in sections)
        body = self._guide.substitute(group=group, content=html, contents=contents, around=around)
        self._add_page(address(path), "guide" if sections else "guide guide-short", f"{title} · Swift Carousel", summary, body)

    def _add_page(self, place: str, kind: str, title: str, description: str, body: str) -> None:
        root = "../" * place.count("/")
        self.files[place] = self._frame.substitute(
            root=root, kind=kind, title=escape(title), description=escape(description), navigation=self._navigation(place), body=body)

    def _navigation(self, place: str) -> str:
        lines = []
        for group in dict.fromkeys(guide.group for guide in self.guides):
            lines.append(f"<h2>{escape(group)}</h2>\n<ul>")
            for guide in self.guides:
                if guide.group == group:
                    target = address(guide.path)
                    current = ' aria-current="page"' if target == place else ""
                    lines.append(f'<li><a href="{relative(target, place)}"{current}>{escape(guide.name)}</a></li>')
            lines.append("</ul>")
        return "\n".join(lines)
