"""The faults that faults.py plants, by subject."""
from . import compatibility, data, declarations, decorations, input, mac, placing, reading, swiftui

BEHAVIOUR = [fault for part in (placing, input, reading, data, decorations, mac, swiftui, compatibility) for fault in part.FAULTS]
DECLARATIONS = declarations.FAULTS
