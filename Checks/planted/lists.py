"""Faults of the plain list, and of the button that pauses."""
from .kinds import V, off

LIKELY = 'Lists'

FAULTS = [
    (V + 'CarouselView+List.swift', *off('controller.remeasure()')),
    (V + 'CarouselView+List.swift', *off('isList.toggle()')),
    (V + 'CarouselView+List.swift', *off('delegate?.carousel(self, isListDidChange: isList)')),
    (V + 'CarouselView+List.swift', 'isList ? .items : reading', 'isList && !FAULT ? .items : reading'),
    (V + 'Controls/CarouselView+PauseButton.swift', 'guard state.hasPauseButton,', 'guard FAULT || state.hasPauseButton,'),
    (V + 'Controls/CarouselView+PauseButton.swift', '!followers.contains', 'FAULT || !followers.contains'),
    (V + 'Controls/CarouselView+PauseButton.swift', *off('handOnFocus(of: button)')),
    (V + 'Controls/CarouselView+PauseButton.swift', *off('button.removeFromSuperview()')),
    (V + 'Controls/CarouselView+PauseButton.swift', *off('button.addPlate()')),
    (V + 'Controls/CarouselView+PauseButton.swift', 'let left = isMirrored ?', 'let left = isMirrored && !FAULT ?'),
    (V + 'Controls/CarouselView+PauseButton.swift', '{ [weak self] in self?.isAutoplayPaused', '{ [weak self, strong = FAULT ? self : nil] in (strong ?? self)?.isAutoplayPaused'),
]
