"""The kinds of faults. A fault is a file of Sources, a text in it, and its replacement, in which FAULT switches the fault on: all
faults are compiled together, and switched on one at a time."""

# The modules in which faults are planted, and their folders for UIKit and AppKit.
V, S, I, C = 'CarouselViews/', 'CarouselSwiftUI/', 'CarouselImages/', 'CarouselCompatibility/'
U, A = V + 'UIKit/', V + 'AppKit/'


def off(text):
    """Omits a statement."""
    return text, f'if !FAULT {{ {text} }}'


def swap(text, other):
    """Replaces a statement."""
    return text, f'if FAULT {{ {other} }} else {{ {text} }}'


def value(text, other):
    """Replaces a value."""
    return text, f'(FAULT ? {other} : {text})'
