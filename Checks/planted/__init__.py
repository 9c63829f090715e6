"""The faults that faults.py plants, by subject."""
from . import compatibility, data, declarations, decorations, input, items, lifetimes, lists, mac, placing, reading, settings, sizes, swiftui

PARTS = (placing, input, reading, settings, sizes, data, items, decorations, lifetimes, lists, mac, swiftui, compatibility)
BEHAVIOUR = [fault for part in PARTS for fault in part.FAULTS]
# The pattern of the tests that are likely to detect a fault, in the same order.
LIKELY = [part.LIKELY for part in PARTS for _ in part.FAULTS]
DECLARATIONS = declarations.FAULTS
