"""What makes one short file of the element's modules."""

import sys
from pathlib import Path

import pytest

sys.path.insert(0, str(Path(__file__).parents[2] / "Web"))
from minify import minify  # noqa: E402


@pytest.mark.parametrize(
    "source, short",
    [
        ("// a comment\nconst size = 1 /* and another */\n", "const a=1\n"),
        ("const size = 'a // b'\nuse(size, /[/]'/)\n", "const a='a // b'\nuse(a,/[/]'/)\n"),
        ("const size = 2\nconst text = `${size + 1} of ${ `${size}` }`\n", "const a=2\nconst b=`${a+1} of ${`${a}`}`\n"),
        # A property keeps its name, whatever a variable's is.
        ("const size = thing.size\nthing.size = { size, other: size }\n", "const a=thing.size\nthing.size={size:a,other:a}\n"),
        ("const { size, width = size } = thing\n", "const{size:a,width:b=a}=thing\n"),
        ("function grow(size, ...more) {\n  return size + more.length\n}\n", "function c(b,...a){return b+a.length}\n"),
        ("class Box {\n  size = 1\n  #size = 2\n  grow(by) {\n    return this.#size + by\n  }\n}\n",
         "class b{size=1\n#a=2\ngrow(a){return this.#a+a}}\n"),
        ("const [first, , last] = list\nconst half = last / 2 / first\n", "const[a,,b]=list\nconst c=b/2/a\n"),
        ("const a = 1\nconst b = a - -a\n", "const c=1\nconst d=c- -c\n"),
        # Statements end where they ended.
        ("const go = () => {\n  stop()\n  return\n}\ngo()\n;[1].map(go)\n", "const a=()=>{stop()\nreturn}\na()\n;[1].map(a)\n"),
        ("export { Box }\nclass Box {}\n", "export{Box}\nclass Box{}\n"),
        ("const text = yes ? 'a' : no\nlabel: for (const one of text) break label\n", "const a=yes?'a':no\nlabel:for(const b of a)break label\n"),
    ],
)  # fmt: skip
def test_minify(source, short):
    assert minify(source) == short


def test_what_is_not_understood_is_refused():
    with pytest.raises(SyntaxError):
        minify("const a = §")
