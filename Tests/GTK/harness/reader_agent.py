"""Finds widgets like a screen reader, over AT-SPI. Runs in the system's Python, which has the bindings:

    /usr/bin/python3 reader_agent.py PROGRAM

Each line of its input is a request as JSON, each line of its output the response: `{"tree": depth}` returns the widgets of
all windows, `{"texts": true}` their texts, `{"focus": true}` the path to the focused widget, `{"find": [role, name],
"in": name}` the first widget with this role and name, optionally inside another one, or null.
"""

import json
import sys
import time
import warnings

warnings.simplefilter("ignore")
import gi  # noqa: E402

gi.require_version("Atspi", "2.0")
from gi.repository import Atspi  # noqa: E402

STATES = {name: getattr(Atspi.StateType, name.upper()) for name in (
    "selected", "focused", "visible", "checked", "expanded", "sensitive", "editable")}
#: Roles whose children are never searched.
LEAVES = ("label", "image", "slider", "separator", "scroll bar", "check box")
#: Large widgets, which are searched only on request.
CROWDS = ("Styles", "Examples")


def program(name):
    end = time.monotonic() + 20
    while time.monotonic() < end:
        desktop = Atspi.get_desktop(0)
        for i in range(desktop.get_child_count()):
            child = desktop.get_child_at_index(i)
            if child and child.get_name() == name and child.get_child_count():
                return child
        time.sleep(0.05)
    raise RuntimeError(f"there is no {name}")


def told(node):
    states = node.get_state_set()
    found = {
        "role": node.get_role_name(),
        "name": node.get_name(),
        "states": [name for name, state in STATES.items() if states.contains(state)],
        "children": [],
    }
    component = node.get_component_iface()
    if component:
        box = component.get_extents(Atspi.CoordType.WINDOW)
        found["box"] = [box.x, box.y, box.width, box.height]
    value = node.get_value_iface()
    if value:
        found["value"] = value.get_current_value()
    return found


def children(node):
    for i in range(node.get_child_count()):
        child = node.get_child_at_index(i)
        if child:
            yield child


def tree(node, depth):
    found = told(node)
    if depth > 0 and found["name"] not in CROWDS:
        found["children"] = [tree(child, depth - 1) for child in children(node)]
    return found


def texts(node):
    """Returns the texts of all windows, without large widgets."""
    found = {"role": node.get_role_name(), "name": node.get_name(), "children": []}
    if found["name"] not in CROWDS and found["role"] not in LEAVES:
        found["children"] = [texts(child) for child in children(node)]
    return found


def focused(node):
    """Returns the path to the focused widget."""
    found = told(node)
    if "focused" in found["states"]:
        return found
    for child in children(node):
        if inner := focused(child):
            found["children"] = [inner]
            return found
    return None


def find(node, role, name, crowd=None, isQuick=False):
    """Finds the first widget with a role and a name. If quick, searches only rows with similar names."""
    for child in children(node):
        its_name, its_role = child.get_name(), child.get_role_name()
        if its_name == name and its_role == role:
            return child
        if its_role in LEAVES or (its_name in CROWDS and its_name != crowd):
            continue
        if isQuick and its_role == "list item" and its_name and its_name not in name:
            continue
        found = find(child, role, name, crowd, isQuick)
        if found:
            return found
    return None


#: The last results, by request: widgets mostly stay.
known = {}


def again(request):
    """Returns the last result, if the widget still exists."""
    node = known.get(json.dumps(request))
    try:
        if node and not node.get_state_set().contains(Atspi.StateType.DEFUNCT):
            role, name = request["find"]
            if node.get_name() == name and node.get_role_name() == role and node.get_parent():
                return node
    except Exception:  # It no longer exists.
        pass
    return None


def answer(name, request):
    if "find" in request and (node := again(request)):
        node.clear_cache()
        return told(node)
    root = program(name)
    root.clear_cache()
    if "focus" in request:
        return focused(root) or {**told(root), "children": []}
    if "texts" in request:
        return texts(root)
    if "tree" in request:
        return tree(root, request["tree"])
    role, called = request["find"]
    if request.get("in"):
        root = find(root, *request["in"], crowd=request["in"][1])
        if not root:
            return None
    crowd = request.get("in", [None, None])[1]
    found = find(root, role, called, crowd, isQuick=True) or find(root, role, called, crowd)
    if not found:
        return None
    known[json.dumps(request)] = found
    return told(found)


for line in sys.stdin:
    try:
        reply = answer(sys.argv[1], json.loads(line))
    except Exception as error:  # Widgets may disappear while they are read.
        reply = {"error": str(error)}
    print(json.dumps(reply), flush=True)
