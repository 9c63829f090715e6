// The part of AppKit that the host uses, written from its public documentation. The comment before a group names the
// original header.
#pragma once
#include "../Common/QuartzCore.h"
nullable_begin
// `id` in the SDK.
#define TARGET NSObject *
@class NSView, NSWindow, NSEvent, NSBitmapImageRep, NSImage, NSScrollView, NSScreen;
typedef CGRect NSRect;
typedef CGPoint NSPoint;
typedef CGSize NSSize;

// AppKit/NSResponder.h
UI_ACTOR @interface NSResponder : NSObject
@property (nullable, assign) NSResponder *nextResponder SWIFT_NAME(nextResponder);
@property (readonly) BOOL acceptsFirstResponder;
- (void)mouseDown:(NSEvent *)event SWIFT_NAME(mouseDown(with:));
- (void)mouseDragged:(NSEvent *)event SWIFT_NAME(mouseDragged(with:));
- (void)mouseUp:(NSEvent *)event SWIFT_NAME(mouseUp(with:));
- (void)scrollWheel:(NSEvent *)event SWIFT_NAME(scrollWheel(with:));
- (void)mouseEntered:(NSEvent *)event SWIFT_NAME(mouseEntered(with:));
- (void)mouseExited:(NSEvent *)event SWIFT_NAME(mouseExited(with:));
- (void)keyDown:(NSEvent *)event SWIFT_NAME(keyDown(with:));
@end
// AppKit/NSWindowRestoration.h
@interface NSResponder (NSRestorableState)
- (void)encodeRestorableStateWithCoder:(NSCoder *)coder SWIFT_NAME(encodeRestorableState(with:));
- (void)restoreStateWithCoder:(NSCoder *)coder SWIFT_NAME(restoreState(with:));
@end

// AppKit/NSEvent.h
typedef OPTIONS(NSUInteger, NSEventPhase) {
  NSEventPhaseNone = 0, NSEventPhaseBegan = 1 << 0, NSEventPhaseStationary = 1 << 1, NSEventPhaseChanged = 1 << 2,
  NSEventPhaseEnded = 1 << 3, NSEventPhaseCancelled = 1 << 4, NSEventPhaseMayBegin = 1 << 5
} SWIFT_NAME(NSEvent.Phase);
typedef OPTIONS(NSUInteger, NSEventModifierFlags) {
  NSEventModifierFlagCapsLock = 1 << 16, NSEventModifierFlagShift = 1 << 17, NSEventModifierFlagControl = 1 << 18,
  NSEventModifierFlagOption = 1 << 19, NSEventModifierFlagCommand = 1 << 20, NSEventModifierFlagNumericPad = 1 << 21,
  NSEventModifierFlagHelp = 1 << 22, NSEventModifierFlagFunction = 1 << 23
} SWIFT_NAME(NSEvent.ModifierFlags);
typedef ENUM(NSUInteger, NSEventType) {
  NSEventTypeLeftMouseDown = 1, NSEventTypeLeftMouseUp = 2, NSEventTypeRightMouseDown = 3, NSEventTypeOtherMouseDown = 25
} SWIFT_NAME(NSEvent.EventType);
@interface NSEvent : NSObject
@property (readonly) NSEventType type;
@property (readonly) NSEventModifierFlags modifierFlags;
@property (readonly) NSPoint locationInWindow;
@property (readonly) NSTimeInterval timestamp;
@property (readonly) CGFloat scrollingDeltaX;
@property (readonly) CGFloat scrollingDeltaY;
@property (readonly) BOOL hasPreciseScrollingDeltas;
@property (readonly) NSEventPhase phase;
@property (readonly) NSEventPhase momentumPhase;
@property (readonly) unsigned short keyCode;
@end

// AppKit/NSColor.h, NSImage.h, NSBitmapImageRep.h, NSGraphics.h
__attribute__((swift_attr("@Sendable"))) @interface NSColor : NSObject
+ (NSColor *)colorWithWhite:(CGFloat)white alpha:(CGFloat)alpha;
@property (readonly) CGColorRef CGColor SWIFT_NAME(cgColor);
@property (class, strong, readonly) NSColor *labelColor SWIFT_NAME(labelColor);
@end
@interface NSImage : NSObject
- (instancetype)initWithCGImage:(CGImageRef)cgImage size:(NSSize)size;
@property NSSize size;
+ (nullable instancetype)imageWithSystemSymbolName:(NSString *)name accessibilityDescription:(nullable NSString *)description
    SWIFT_NAME(init(systemSymbolName:accessibilityDescription:));
- (nullable CGImageRef)CGImageForProposedRect:(nullable NSRect *)proposedDestRect context:(nullable NSObject *)referenceContext
    hints:(nullable NSObject *)hints SWIFT_NAME(cgImage(forProposedRect:context:hints:)) __attribute__((cf_returns_not_retained));
@end
@interface NSBitmapImageRep : NSObject
@property (readonly, nullable) CGImageRef CGImage SWIFT_NAME(cgImage);
@end

// AppKit/NSView.h, NSLayoutConstraint.h
typedef ENUM(NSInteger, NSUserInterfaceLayoutDirection) {
  NSUserInterfaceLayoutDirectionLeftToRight = 0, NSUserInterfaceLayoutDirectionRightToLeft = 1
};
typedef ENUM(NSInteger, NSWindowOrderingMode) { NSWindowAbove = 1, NSWindowBelow = -1, NSWindowOut = 0 } SWIFT_NAME(NSWindow.OrderingMode);
typedef ENUM(NSInteger, NSLayoutConstraintOrientation) {
  NSLayoutConstraintOrientationHorizontal = 0, NSLayoutConstraintOrientationVertical = 1
} SWIFT_NAME(NSLayoutConstraint.Orientation);
typedef float NSLayoutPriority __attribute__((swift_wrapper(struct))) SWIFT_NAME(NSLayoutConstraint.Priority);
static const NSLayoutPriority NSLayoutPriorityRequired = 1000;
static const NSLayoutPriority NSLayoutPriorityDefaultLow = 250;
extern const CGFloat NSViewNoIntrinsicMetric SWIFT_NAME(NSView.noIntrinsicMetric);
@class NSLayoutXAxisAnchor, NSLayoutYAxisAnchor, NSLayoutDimension;
@class NSMenu, NSDraggingItem, NSDraggingSession, NSPasteboard;
// AppKit/NSPasteboard.h
typedef NSString *NSPasteboardType __attribute__((swift_newtype(struct))) SWIFT_NAME(NSPasteboard.PasteboardType);
extern NSPasteboardType const NSPasteboardTypeString;
@protocol NSDraggingSource;
// AppKit/NSDragging.h
typedef OPTIONS(NSUInteger, NSDragOperation) {
  NSDragOperationNone = 0, NSDragOperationCopy = 1, NSDragOperationLink = 2, NSDragOperationMove = 16
};
typedef ENUM(NSInteger, NSDraggingContext) { NSDraggingContextOutsideApplication = 0, NSDraggingContextWithinApplication };
UI_ACTOR @protocol NSDraggingInfo <NSObject>
@property (readonly) NSPoint draggingLocation;
@property (readonly, strong) NSPasteboard *draggingPasteboard;
@end
UI_ACTOR @protocol NSDraggingDestination <NSObject>
@optional
- (NSDragOperation)draggingEntered:(id<NSDraggingInfo>)sender;
- (NSDragOperation)draggingUpdated:(id<NSDraggingInfo>)sender;
- (BOOL)performDragOperation:(id<NSDraggingInfo>)sender;
@end
UI_ACTOR @interface NSView : NSResponder <NSCoding, NSDraggingDestination>
- (instancetype)initWithFrame:(NSRect)frameRect DESIGNATED;
- (nullable instancetype)initWithCoder:(NSCoder *)coder DESIGNATED;
@property (nullable, readonly, assign) NSWindow *window;
@property (nullable, readonly, assign) NSView *superview;
@property (copy) NSArray<__kindof NSView *> *subviews;
- (BOOL)isDescendantOf:(NSView *)view SWIFT_NAME(isDescendant(of:));
@property (getter=isHidden) BOOL hidden;
@property BOOL clipsToBounds;
- (void)addSubview:(NSView *)view;
- (void)addSubview:(NSView *)view positioned:(NSWindowOrderingMode)place relativeTo:(nullable NSView *)otherView;
- (void)viewDidMoveToWindow;
- (void)viewDidHide;
- (void)viewDidUnhide;
- (NSRect)convertRect:(NSRect)rect fromView:(nullable NSView *)view SWIFT_NAME(convert(_:from:));
- (void)removeFromSuperview;
- (void)setFrameOrigin:(NSPoint)newOrigin;
- (void)setFrameSize:(NSSize)newSize;
@property NSRect frame;
@property NSRect bounds;
@property (readonly, getter=isFlipped) BOOL flipped;
- (NSPoint)convertPoint:(NSPoint)point fromView:(nullable NSView *)view SWIFT_NAME(convert(_:from:));
- (nullable NSView *)hitTest:(NSPoint)point;
- (nullable NSMenu *)menuForEvent:(NSEvent *)event SWIFT_NAME(menu(for:));
- (void)registerForDraggedTypes:(NSArray<NSPasteboardType> *)newTypes SWIFT_NAME(registerForDraggedTypes(_:));
- (NSDraggingSession *)beginDraggingSessionWithItems:(NSArray<NSDraggingItem *> *)items event:(NSEvent *)event
    source:(id<NSDraggingSource>)source SWIFT_NAME(beginDraggingSession(with:event:source:));
@property BOOL wantsLayer;
@property (nullable, strong) CALayer *layer;
- (CALayer *)makeBackingLayer;
@property CGFloat alphaValue;
@property NSUserInterfaceLayoutDirection userInterfaceLayoutDirection;
@property BOOL needsLayout;
- (void)layout;
- (void)layoutSubtreeIfNeeded;
- (nullable NSBitmapImageRep *)bitmapImageRepForCachingDisplayInRect:(NSRect)rect SWIFT_NAME(bitmapImageRepForCachingDisplay(in:));
- (void)cacheDisplayInRect:(NSRect)rect toBitmapImageRep:(NSBitmapImageRep *)bitmapImageRep SWIFT_NAME(cacheDisplay(in:to:));
@property (readonly) NSRect focusRingMaskBounds;
- (void)drawFocusRingMask;
@property BOOL translatesAutoresizingMaskIntoConstraints;
@property (readonly) NSSize fittingSize;
@property (readonly) NSSize intrinsicContentSize;
- (void)invalidateIntrinsicContentSize;
@property (nullable, copy) NSString *toolTip;
- (void)viewDidChangeEffectiveAppearance;
@property (readonly, strong) NSLayoutXAxisAnchor *centerXAnchor;
@property (readonly, strong) NSLayoutYAxisAnchor *centerYAnchor;
@property (readonly, strong) NSLayoutDimension *widthAnchor;
@property (readonly, strong) NSLayoutDimension *heightAnchor;
- (void)setContentHuggingPriority:(NSLayoutPriority)priority forOrientation:(NSLayoutConstraintOrientation)orientation
    SWIFT_NAME(setContentHuggingPriority(_:for:));
- (CADisplayLink *)displayLinkWithTarget:(NSObject *)target selector:(SEL)selector SWIFT_NAME(displayLink(target:selector:))
    __attribute__((availability(macos, introduced=14.0)));
@end
UI_ACTOR @protocol NSDraggingSource <NSObject>
- (NSDragOperation)draggingSession:(NSDraggingSession *)session
    sourceOperationMaskForDraggingContext:(NSDraggingContext)context SWIFT_NAME(draggingSession(_:sourceOperationMaskFor:));
@optional
- (void)draggingSession:(NSDraggingSession *)session endedAtPoint:(NSPoint)screenPoint operation:(NSDragOperation)operation
    SWIFT_NAME(draggingSession(_:endedAt:operation:));
@end
// AppKit/NSDraggingSession.h, NSDraggingItem.h, NSPasteboard.h, NSMenu.h
UI_ACTOR @interface NSDraggingSession : NSObject
@end
@protocol NSPasteboardWriting <NSObject>
@end
@interface NSPasteboard : NSObject
- (nullable NSString *)stringForType:(NSPasteboardType)dataType SWIFT_NAME(string(forType:));
@end
@interface NSPasteboardItem : NSObject <NSPasteboardWriting>
- (BOOL)setString:(NSString *)string forType:(NSPasteboardType)type;
@end
UI_ACTOR @interface NSDraggingItem : NSObject
- (instancetype)initWithPasteboardWriter:(id<NSPasteboardWriting>)pasteboardWriter DESIGNATED;
- (void)setDraggingFrame:(NSRect)frame contents:(nullable id)contents SWIFT_NAME(setDraggingFrame(_:contents:));
@end
UI_ACTOR @interface NSMenuItem : NSObject
- (instancetype)initWithTitle:(NSString *)string action:(nullable SEL)selector keyEquivalent:(NSString *)charCode DESIGNATED;
@property NSInteger tag;
@property (nullable, weak) TARGET target;
@end
UI_ACTOR @interface NSMenu : NSObject
- (instancetype)initWithTitle:(NSString *)title DESIGNATED;
- (void)addItem:(NSMenuItem *)newItem SWIFT_NAME(addItem(_:));
@end
// AppKit/NSAppearance.h
@interface NSAppearance : NSObject
- (void)performAsCurrentDrawingAppearance:(void (__attribute__((noescape)) ^)(void))block
    SWIFT_NAME(performAsCurrentDrawingAppearance(_:));
@end
@interface NSView (NSAppearanceCustomization)
@property (readonly, strong) NSAppearance *effectiveAppearance;
@end
// AppKit/NSTrackingArea.h
typedef OPTIONS(NSUInteger, NSTrackingAreaOptions) {
  NSTrackingMouseEnteredAndExited = 0x01, NSTrackingActiveInKeyWindow = 0x20, NSTrackingInVisibleRect = 0x200
} SWIFT_NAME(NSTrackingArea.Options);
@interface NSTrackingArea : NSObject
- (instancetype)initWithRect:(NSRect)rect options:(NSTrackingAreaOptions)options owner:(nullable TARGET)owner
                    userInfo:(nullable NSObject *)userInfo;
@end
@interface NSView (NSTrackingArea)
- (void)addTrackingArea:(NSTrackingArea *)trackingArea SWIFT_NAME(addTrackingArea(_:));
- (void)removeTrackingArea:(NSTrackingArea *)trackingArea SWIFT_NAME(removeTrackingArea(_:));
- (void)updateTrackingAreas;
@end
// AppKit/NSWindow.h, NSScreen.h
typedef ENUM(NSUInteger, NSSelectionDirection) {
  NSDirectSelection = 0, NSSelectingNext, NSSelectingPrevious
} SWIFT_NAME(NSWindow.SelectionDirection);
typedef OPTIONS(NSUInteger, NSWindowOcclusionState) {
  NSWindowOcclusionStateVisible = 1UL << 1
} SWIFT_NAME(NSWindow.OcclusionState);
UI_ACTOR @interface NSWindow : NSResponder
@property (readonly) NSWindowOcclusionState occlusionState;
@property (nullable, readonly, weak) NSResponder *firstResponder;
@property (readonly) NSSelectionDirection keyViewSelectionDirection;
@property (nullable, readonly, strong) NSScreen *screen;
@property (nullable, readonly, strong) NSEvent *currentEvent;
- (BOOL)makeFirstResponder:(nullable NSResponder *)responder SWIFT_NAME(makeFirstResponder(_:));
@end
extern NSNotificationName const NSWindowDidChangeOcclusionStateNotification SWIFT_NAME(NSWindow.didChangeOcclusionStateNotification);
@interface NSScreen : NSObject
@property (readonly) NSInteger maximumFramesPerSecond __attribute__((availability(macos, introduced=12.0)));
@end
// AppKit/NSText.h
@protocol NSTextDelegate <NSObject>
@end
UI_ACTOR @interface NSText : NSView
@property (nullable, weak) id<NSTextDelegate> delegate;
@property (getter=isEditable) BOOL editable;
@property (getter=isFieldEditor) BOOL fieldEditor;
@end
// AppKit/NSScrollView.h
UI_ACTOR @interface NSScrollView : NSView
@property (nullable, strong) __kindof NSView *documentView;
@property (readonly) NSSize contentSize;
@end
@interface NSView (NSScrollView)
@property (nullable, readonly, strong) NSScrollView *enclosingScrollView;
@end
@interface NSLayoutConstraint : NSObject
+ (void)activateConstraints:(NSArray<NSLayoutConstraint *> *)constraints SWIFT_NAME(activate(_:));
@property (getter=isActive) BOOL active;
@property NSLayoutPriority priority;
@end
@interface NSLayoutDimension : NSObject
- (NSLayoutConstraint *)constraintEqualToConstant:(CGFloat)c SWIFT_NAME(constraint(equalToConstant:));
@end
@interface NSLayoutXAxisAnchor : NSObject
- (NSLayoutConstraint *)constraintEqualToAnchor:(NSLayoutXAxisAnchor *)anchor SWIFT_NAME(constraint(equalTo:));
@end
@interface NSLayoutYAxisAnchor : NSObject
- (NSLayoutConstraint *)constraintEqualToAnchor:(NSLayoutYAxisAnchor *)anchor SWIFT_NAME(constraint(equalTo:));
@end

// AppKit/NSAccessibilityProtocols.h, NSAccessibilityConstants.h
typedef NSString *NSAccessibilityRole __attribute__((swift_wrapper(struct))) SWIFT_NAME(NSAccessibility.Role);
typedef NSString *NSAccessibilityNotificationName __attribute__((swift_wrapper(struct))) SWIFT_NAME(NSAccessibility.Notification);
SWIFT_NAME(NSAccessibility) @interface NSAccessibilityNames : NSObject
@end
extern NSAccessibilityRole const NSAccessibilityListRole SWIFT_NAME(NSAccessibilityRole.list);
extern NSAccessibilityRole const NSAccessibilityIncrementorRole SWIFT_NAME(NSAccessibilityRole.incrementor);
extern NSAccessibilityRole const NSAccessibilityGroupRole SWIFT_NAME(NSAccessibilityRole.group);
extern NSAccessibilityNotificationName const NSAccessibilityLayoutChangedNotification SWIFT_NAME(NSAccessibilityNotificationName.layoutChanged);
extern NSAccessibilityNotificationName const NSAccessibilityAnnouncementRequestedNotification
    SWIFT_NAME(NSAccessibilityNotificationName.announcementRequested);
typedef NSString *NSAccessibilityNotificationUserInfoKey __attribute__((swift_wrapper(struct)))
    SWIFT_NAME(NSAccessibility.NotificationUserInfoKey);
extern NSAccessibilityNotificationUserInfoKey const NSAccessibilityAnnouncementKey
    SWIFT_NAME(NSAccessibilityNotificationUserInfoKey.announcement);
extern NSAccessibilityNotificationUserInfoKey const NSAccessibilityPriorityKey
    SWIFT_NAME(NSAccessibilityNotificationUserInfoKey.priority);
typedef ENUM(NSInteger, NSAccessibilityPriorityLevel) {
  NSAccessibilityPriorityLow = 10, NSAccessibilityPriorityMedium = 50, NSAccessibilityPriorityHigh = 90
};
extern NSAccessibilityNotificationName const NSAccessibilityValueChangedNotification SWIFT_NAME(NSAccessibilityNotificationName.valueChanged);
@interface NSView (NSAccessibility)
- (BOOL)isAccessibilityElement MAYBE_UI_ACTOR;
- (nullable NSAccessibilityRole)accessibilityRole MAYBE_UI_ACTOR;
- (nullable NSString *)accessibilityLabel MAYBE_UI_ACTOR;
- (void)setAccessibilityElement:(BOOL)accessibilityElement MAYBE_UI_ACTOR;
- (void)setAccessibilityLabel:(nullable NSString *)accessibilityLabel MAYBE_UI_ACTOR;
- (nullable id)accessibilityValue MAYBE_UI_ACTOR;
- (nullable NSArray *)accessibilityChildren MAYBE_UI_ACTOR;
- (BOOL)accessibilityPerformIncrement MAYBE_UI_ACTOR;
- (BOOL)accessibilityPerformDecrement MAYBE_UI_ACTOR;
- (BOOL)accessibilityPerformPress MAYBE_UI_ACTOR;
@end

// AppKit/NSWorkspace.h, NSAccessibility.h
@interface NSWorkspace : NSObject
@property (class, readonly, strong) NSWorkspace *sharedWorkspace SWIFT_NAME(shared);
@property (readonly, strong) NSNotificationCenter *notificationCenter;
@property (readonly) BOOL accessibilityDisplayShouldReduceMotion;
@property (readonly) BOOL accessibilityDisplayShouldIncreaseContrast;
@property (readonly, getter=isVoiceOverEnabled) BOOL voiceOverEnabled;
@property (readonly, getter=isSwitchControlEnabled) BOOL switchControlEnabled;
@end
extern NSNotificationName const NSWorkspaceAccessibilityDisplayOptionsDidChangeNotification
    SWIFT_NAME(NSWorkspace.accessibilityDisplayOptionsDidChangeNotification);

// Additional declarations for the example. AppKit/NSControl.h, NSButton.h, NSViewController.h
typedef ENUM(NSInteger, NSTextAlignment) {
  NSTextAlignmentLeft, NSTextAlignmentCenter, NSTextAlignmentRight, NSTextAlignmentJustified, NSTextAlignmentNatural
};
UI_ACTOR @interface NSControl : NSView
@property NSInteger tag;
@property (getter=isEnabled) BOOL enabled;
@property (nullable, weak) TARGET target;
@property (nullable) SEL action;
@property NSTextAlignment alignment;
@property (copy) NSString *stringValue;
@end
UI_ACTOR @interface NSImageView : NSControl
@property (nullable, strong) NSImage *image;
@end
UI_ACTOR @interface NSTextField : NSControl
+ (instancetype)labelWithString:(NSString *)stringValue SWIFT_NAME(init(labelWithString:));
@property (getter=isEditable) BOOL editable;
@property (getter=isSelectable) BOOL selectable;
@property (getter=isBezeled) BOOL bezeled;
@property BOOL drawsBackground;
@end
// AppKit/NSGestureRecognizer.h, NSClickGestureRecognizer.h
UI_ACTOR @interface NSGestureRecognizer : NSObject <NSCoding>
- (instancetype)initWithTarget:(nullable TARGET)target action:(nullable SEL)action DESIGNATED;
- (nullable instancetype)initWithCoder:(NSCoder *)coder DESIGNATED;
- (NSPoint)locationInView:(nullable NSView *)view SWIFT_NAME(location(in:));
@end
UI_ACTOR @interface NSClickGestureRecognizer : NSGestureRecognizer
@end
@interface NSView (NSGestureRecognizer)
- (void)addGestureRecognizer:(NSGestureRecognizer *)gestureRecognizer SWIFT_NAME(addGestureRecognizer(_:));
@end
// AppKit/NSCell.h, NSButtonCell.h
typedef NSInteger NSControlStateValue __attribute__((swift_newtype(struct))) SWIFT_NAME(NSControl.StateValue);
extern const NSControlStateValue NSControlStateValueOff SWIFT_NAME(NSControlStateValue.off);
extern const NSControlStateValue NSControlStateValueOn SWIFT_NAME(NSControlStateValue.on);
typedef ENUM(NSUInteger, NSButtonType) {
  NSButtonTypeMomentaryLight = 0, NSButtonTypePushOnPushOff = 1, NSButtonTypeToggle = 2
} SWIFT_NAME(NSButton.ButtonType);
UI_ACTOR @interface NSButton : NSControl
+ (instancetype)buttonWithTitle:(NSString *)title target:(nullable TARGET)target action:(nullable SEL)action
    SWIFT_NAME(init(title:target:action:));
@property (copy) NSString *title;
@property (getter=isBordered) BOOL bordered;
@property (nullable, strong) NSImage *image;
@property NSControlStateValue state;
- (void)setButtonType:(NSButtonType)type;
@end
UI_ACTOR @interface NSViewController : NSResponder <NSCoding>
- (instancetype)initWithNibName:(nullable NSString *)nibNameOrNil bundle:(nullable NSBundle *)nibBundleOrNil DESIGNATED;
- (nullable instancetype)initWithCoder:(NSCoder *)coder DESIGNATED;
@property (strong) NSView *view;
- (void)loadView;
@property (nullable, readonly) NSViewController *parentViewController SWIFT_NAME(parent);
- (void)addChildViewController:(NSViewController *)childViewController SWIFT_NAME(addChild(_:));
- (void)removeFromParentViewController SWIFT_NAME(removeFromParent());
@end
nullable_end
