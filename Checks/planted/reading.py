"""Faults in what assistive technology gets, and in the settings of the user."""
from .kinds import A, I, S, U, V, off, swap, value

# The tests that are likely to detect them.
LIKELY = 'Reading|Clipping|Recognizers|MovingByItself'

FAULTS = [
    # Reading
    (U + 'Reading/CarouselView+Reading.UIKit.swift', 'case .left: pages = controller', 'case .left: pages = (FAULT ? -1 : 1) * controller'),
    (U + 'Reading/CarouselView+Reading.UIKit.swift', *off('UIAccessibility.post(notification: .pageScrolled, argument: spokenValue)')),
    (U + 'Reading/CarouselView+Reading.UIKit.swift', 'if window != nil { UIAccessibility.post(notification: .layoutChanged', 'if FAULT || window != nil { UIAccessibility.post(notification: .layoutChanged'),
    (U + 'Reading/CarouselView+Reading.UIKit.swift', 'if window != nil { UIAccessibility.post(notification: .announcement', 'if !FAULT, window != nil { UIAccessibility.post(notification: .announcement'),
    (U + 'Reading/AdjustableElement.swift', 'get { .adjustable }', 'get { FAULT ? UIAccessibilityTraits() : .adjustable }'),
    (U + 'Reading/AdjustableElement.swift', 'carousel?.adjust(byItems: 1)', 'FAULT ? carousel?.move(byItems: 1) : carousel?.adjust(byItems: 1)'),
    (V + 'CarouselView+Spoken.swift', *value('destinationIndex.map(spokenItem)', 'currentIndex.map(spokenItem)')),
    (V + 'CarouselView+Spoken.swift', 'filter { !$0.isHidden }', 'filter { FAULT || !$0.isHidden }'),
    (V + 'CarouselView+Spoken.swift', *value('itemView(at: index)?.spokenName', 'nil')),
    (V + 'CarouselView+Spoken.swift', *value('controller.view(atSlot: item.slot)', 'controller.currentView')),
    # Settings of the user
    (U + 'CarouselView+Preferences.UIKit.swift', '|| UIAccessibility.prefersCrossFadeTransitions', '|| (!FAULT && UIAccessibility.prefersCrossFadeTransitions)'),
    (U + 'CarouselView+Preferences.UIKit.swift', *value('UIAccessibility.isDarkerSystemColorsEnabled', 'false')),
    (U + 'CarouselView+Preferences.UIKit.swift', 'UIAccessibility.darkerSystemColorsStatusDidChangeNotification', 'FAULT ? UIAccessibility.reduceMotionStatusDidChangeNotification : UIAccessibility.darkerSystemColorsStatusDidChangeNotification'),
    (U + 'CarouselView+Preferences.UIKit.swift', 'UIAccessibility.isVoiceOverRunning', '(!FAULT && UIAccessibility.isVoiceOverRunning)'),
    (U + 'CarouselView+Preferences.UIKit.swift', '|| UIAccessibility.isSwitchControlRunning', '|| (!FAULT && UIAccessibility.isSwitchControlRunning)'),
    (U + 'CarouselView+Preferences.UIKit.swift', '      UIAccessibility.voiceOverStatusDidChangeNotification,', '      FAULT ? UIAccessibility.reduceMotionStatusDidChangeNotification : UIAccessibility.voiceOverStatusDidChangeNotification,'),
    (V + 'NotificationObserver.swift', 'MainActor.assumeIsolated { onChange() }', 'if !FAULT { MainActor.assumeIsolated { onChange() } }'),
    (V + 'NotificationObserver.swift', *off('for token in tokens { center.removeObserver(token) }')),
    (V + 'CarouselView+Environment.swift', *off('$0.preferences = preferences')),
    (V + 'CarouselView+Presence.swift', 'hasFocus || isAssistive', '(!FAULT && hasFocus) || isAssistive'),
    (V + 'CarouselView+Environment.swift', 'environmentDidChange()\n      presenceDidChange()', 'environmentDidChange()\n      if !FAULT { presenceDidChange() }'),
    (U + 'CarouselView.UIKit.swift', 'open override var isHidden: Bool { didSet { presenceDidChange() } }', 'open override var isHidden: Bool { didSet { if !FAULT { presenceDidChange() } } }'),
    # Clipping
    (V + 'CarouselView+Environment.swift', *off('$0.clipsItems = clipsItems')),
    (V + 'CarouselView+Environment.swift', *off('update { $0.clipsItems = clipsToBounds }')),
    (A + 'NSView+Toolkit.swift', 'clipsToBounds || self is NSScrollView', '(!FAULT && clipsToBounds) || self is NSScrollView'),
    (A + 'CarouselView.AppKit.swift', *off('contentView.clipsToBounds = false')),
    (A + 'Items/ItemView.AppKit.swift', *off('clipsToBounds = false')),
    # Autoplay
    (V + 'CarouselView+SettingAccess.swift', *off('withController { $0[setting] = newValue }')),
    # What readers skip, and observers
    (U + 'Reading/AdjustableElement.swift', *value('carousel?.bounds ?? .zero', '.zero')),
    (U + 'Reading/AdjustableElement.swift', 'onMain { _ = carousel?.adjust(byItems: -1) }', 'onMain { _ = carousel?.adjust(byItems: FAULT ? 1 : -1) }'),
    (U + 'Reading/AdjustableElement.swift', '$0.accessibilityLabel ?? $0.words.carousel', '(FAULT ? nil : $0.accessibilityLabel) ?? $0.words.carousel'),
    (U + 'Reading/AdjustableElement.swift', 'carousel?.withController { $0.activateCurrentItem() } ?? false', 'FAULT ? false : carousel?.withController { $0.activateCurrentItem() } ?? false'),
    (U + 'Reading/CarouselView+Reading.UIKit.swift', *value('[adjuster] + (controller.currentView.map { [$0] } ?? [])', '[adjuster]')),
    (U + 'CarouselView+Preferences.UIKit.swift', '      UIAccessibility.switchControlStatusDidChangeNotification,', '      FAULT ? UIAccessibility.reduceMotionStatusDidChangeNotification : UIAccessibility.switchControlStatusDidChangeNotification,'),
    (U + 'CarouselView+Preferences.UIKit.swift', '      UIAccessibility.prefersCrossFadeTransitionsStatusDidChange,', '      FAULT ? UIAccessibility.reduceMotionStatusDidChangeNotification : UIAccessibility.prefersCrossFadeTransitionsStatusDidChange,'),
    (U + 'Reading/CarouselView+Reading.UIKit.swift', 'case .up: pages = controller', 'case .up: pages = (FAULT ? -1 : 1) * controller'),
    (U + 'Reading/CarouselView+Reading.UIKit.swift', 'case .previous: pages = -1', 'case .previous: pages = FAULT ? 1 : -1'),
    (U + 'Reading/CarouselView+Reading.UIKit.swift', '* controller.carousel.pagesInView', '* (FAULT ? 1 : controller.carousel.pagesInView)'),
    (U + 'Reading/CarouselView+Reading.UIKit.swift', 'case .items: controls + itemsToRead', 'case .items: controls + (FAULT ? [adjuster] : itemsToRead)'),
    (U + 'Reading/AdjustableElement.swift', 'carousel?.spokenValue', '(FAULT ? nil : carousel?.spokenValue)'),
    (U + 'CarouselView+Preferences.UIKit.swift', '      UIAccessibility.reduceMotionStatusDidChangeNotification,', '      FAULT ? UIAccessibility.voiceOverStatusDidChangeNotification : UIAccessibility.reduceMotionStatusDidChangeNotification,'),
]
