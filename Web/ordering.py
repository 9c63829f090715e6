"""The order of a module's functions in which it packs best: neighbours are those that have most in common, since what packs
them looks back only so far, and what is nearer costs less."""

import re

#: How much those before a function count, from the nearest back.
WEIGHTS = (1, 0.6, 0.4, 0.3, 0.2)

#: How many bytes make a piece that functions can have in common: fewer are in common by chance.
PIECE = 4

#: By how many pieces functions count as longer than they are, so that short ones, which have less to give, come late.
SHORTNESS = 30


def ordered(text, binary):
    """A module's text with its functions in another order; `binary` is the same module assembled."""
    head, *functions = re.split(r"(?m)^(?= \(func )", text)
    # The last one is followed by the end of the module.
    functions[-1] = functions[-1].rstrip().removesuffix(")").rstrip() + "\n"
    codes = bodies(binary)
    if len(codes) != len(functions):
        raise ValueError("the text and the binary are not of the same module")
    return head + "".join(functions[number] for number in order(codes)) + ")\n"


def order(codes):
    """Begins with the shortest, and goes on with what has the greatest share in common with the last ones.

    Complexity: O(n²) for n functions.
    """
    pieces = [{code[at : at + PIECE] for at in range(len(code) - PIECE + 1)} for code in codes]
    left = sorted(range(len(codes)), key=lambda number: len(codes[number]))
    result = [left.pop(0)]
    while left:
        recent = list(zip(reversed(result), WEIGHTS, strict=False))

        def likeness(number, recent=recent):
            common = sum(weight * len(pieces[other] & pieces[number]) for other, weight in recent)
            return common / (len(pieces[number]) + SHORTNESS)

        result.append(max(left, key=lambda number: (likeness(number), -number)))
        left.remove(result[-1])
    return result


def bodies(binary):
    """The code of each function of a module."""
    at = 8
    while binary[at] != 10:
        size, start = number(binary, at + 1)
        at = start + size
    _, start = number(binary, at + 1)
    count, at = number(binary, start)
    result = []
    for _ in range(count):
        size, start = number(binary, at)
        result.append(binary[start : start + size])
        at = start + size
    return result


def number(binary, at):
    """A number as modules write it, LEB128, and where what follows begins."""
    value = shift = 0
    while True:
        byte = binary[at]
        value |= (byte & 127) << shift
        at += 1
        shift += 7
        if byte < 128:
            return value, at
