"""The faults that faults.py plants, by subject."""
from . import compatibility, data, declarations, decorations, input, items, mac, placing, reading, swiftui

BEHAVIOUR = [fault for part in (placing, input, reading, data, items, decorations, mac, swiftui, compatibility) for fault in part.FAULTS]
DECLARATIONS = declarations.FAULTS
