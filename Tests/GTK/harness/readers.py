"""Reads the accessibility tree, over AT-SPI. Runs in the system's Python, which has the bindings:

    /usr/bin/python3 readers.py PROGRAM

Prints the tree of the program's widgets as JSON: the role, name, states and children of each.
"""

import json
import sys
import time

import gi

gi.require_version("Atspi", "2.0")
from gi.repository import Atspi  # noqa: E402

STATES = (Atspi.StateType.SELECTED, Atspi.StateType.FOCUSED, Atspi.StateType.SHOWING)


def tree(node, depth=0):
    states = node.get_state_set()
    return {
        "role": node.get_role_name(),
        "name": node.get_name(),
        "states": [state.value_nick for state in STATES if states.contains(state)],
        "children": [tree(node.get_child_at_index(i), depth + 1) for i in range(node.get_child_count())]
        if depth < 12
        else [],
    }


def main(program):
    end = time.monotonic() + 20
    while time.monotonic() < end:
        desktop = Atspi.get_desktop(0)
        for i in range(desktop.get_child_count()):
            child = desktop.get_child_at_index(i)
            if child and child.get_name() == program and child.get_child_count():
                print(json.dumps(tree(child)))
                return
        time.sleep(0.1)
    sys.exit(f"there is no {program} among {desktop.get_child_count()} programs")


main(sys.argv[1])
