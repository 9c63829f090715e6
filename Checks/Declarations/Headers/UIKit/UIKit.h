// The part of UIKit that the host uses, written from its public documentation. The comment before a group names the
// original header.
#pragma once
#include "../Common/QuartzCore.h"
nullable_begin
// `id` in the SDK. Subclasses get thunks for initialisers, and this system's library can't make `Any` from an `id`.
#define TARGET NSObject *
@class UIView, UIWindow, UIGestureRecognizer, UITouch, UIEvent, UIPress, UIPressesEvent, UITraitCollection, UIColor;
@class UIImage, UIFocusUpdateContext, UIResponder;

// UIKit/UIAccessibility.h: for every object
typedef unsigned long long UIAccessibilityTraits __attribute__((swift_wrapper(struct)));
extern const UIAccessibilityTraits UIAccessibilityTraitAdjustable SWIFT_NAME(UIAccessibilityTraits.adjustable);
typedef ENUM(NSInteger, UIAccessibilityContainerType) {
  UIAccessibilityContainerTypeNone = 0, UIAccessibilityContainerTypeDataTable, UIAccessibilityContainerTypeList,
  UIAccessibilityContainerTypeLandmark, UIAccessibilityContainerTypeSemanticGroup
};
typedef ENUM(NSInteger, UIAccessibilityScrollDirection) {
  UIAccessibilityScrollDirectionRight = 1, UIAccessibilityScrollDirectionLeft, UIAccessibilityScrollDirectionUp,
  UIAccessibilityScrollDirectionDown, UIAccessibilityScrollDirectionNext, UIAccessibilityScrollDirectionPrevious
};
@interface NSObject (UIAccessibility)
@property (nonatomic) BOOL isAccessibilityElement MAYBE_UI_ACTOR;
@property (nullable, nonatomic, copy) NSString *accessibilityLabel MAYBE_UI_ACTOR;
@property (nullable, nonatomic, copy) NSString *accessibilityValue MAYBE_UI_ACTOR;
@property (nonatomic) UIAccessibilityTraits accessibilityTraits MAYBE_UI_ACTOR;
@property (nonatomic) UIAccessibilityContainerType accessibilityContainerType MAYBE_UI_ACTOR;
@property (nullable, nonatomic, strong) NSArray *accessibilityElements MAYBE_UI_ACTOR;
- (BOOL)accessibilityActivate MAYBE_UI_ACTOR;
- (void)accessibilityIncrement MAYBE_UI_ACTOR;
- (void)accessibilityDecrement MAYBE_UI_ACTOR;
- (BOOL)accessibilityScroll:(UIAccessibilityScrollDirection)direction MAYBE_UI_ACTOR;
@end
typedef unsigned int UIAccessibilityNotifications __attribute__((swift_wrapper(struct))) SWIFT_NAME(__UIAccessibilityNotification);

// UIKit/UIResponder.h
UI_ACTOR @interface UIResponder : NSObject
@property (nonatomic, readonly, nullable) UIResponder *nextResponder SWIFT_NAME(next);
@property (nonatomic, readonly) BOOL canBecomeFirstResponder;
@property (nonatomic, readonly) BOOL isFirstResponder;
- (BOOL)becomeFirstResponder;
- (BOOL)resignFirstResponder;
- (void)pressesBegan:(NSSet<UIPress *> *)presses withEvent:(nullable UIPressesEvent *)event SWIFT_NAME(pressesBegan(_:with:));
@end
// UIKit/UIStateRestoration.h
@interface UIResponder (UIStateRestoration)
- (void)encodeRestorableStateWithCoder:(NSCoder *)coder SWIFT_NAME(encodeRestorableState(with:));
- (void)decodeRestorableStateWithCoder:(NSCoder *)coder SWIFT_NAME(decodeRestorableState(with:));
@end

// UIKit/UIAccessibilityElement.h
UI_ACTOR @interface UIAccessibilityElement : UIResponder
- (instancetype)initWithAccessibilityContainer:(TARGET)container DESIGNATED;
@property (nullable, nonatomic, weak) id accessibilityContainer;
@property (nonatomic) BOOL isAccessibilityElement;
@property (nullable, nonatomic, strong) NSString *accessibilityLabel;
@property (nullable, nonatomic, strong) NSString *accessibilityValue;
@property (nonatomic) UIAccessibilityTraits accessibilityTraits;
@property (nonatomic) CGRect accessibilityFrameInContainerSpace;
@end

// UIKit/UIColor.h, UIBezierPath.h, UIImage.h, UIGraphicsImageRenderer.h
__attribute__((swift_attr("@Sendable"))) @interface UIColor : NSObject
- (UIColor *)initWithWhite:(CGFloat)white alpha:(CGFloat)alpha;
@property (nonatomic, readonly) CGColorRef CGColor SWIFT_NAME(cgColor);
- (UIColor *)resolvedColorWithTraitCollection:(UITraitCollection *)traitCollection SWIFT_NAME(resolvedColor(with:));
@end
@interface UIBezierPath : NSObject
+ (instancetype)bezierPathWithRoundedRect:(CGRect)rect cornerRadius:(CGFloat)cornerRadius;
@property (nonatomic) CGPathRef CGPath SWIFT_NAME(cgPath);
@end
__attribute__((swift_attr("@Sendable"))) @interface UIImage : NSObject
@property (nonatomic, readonly) CGSize size;
@property (nonatomic, readonly) CGFloat scale;
@property (nullable, nonatomic, readonly) CGImageRef CGImage SWIFT_NAME(cgImage);
+ (nullable UIImage *)systemImageNamed:(NSString *)name SWIFT_NAME(init(systemName:));
- (nullable UIImage *)imageByPreparingForDisplay SWIFT_NAME(preparingForDisplay());
@end
@interface UIGraphicsRendererContext : NSObject
@property (nonatomic, readonly) CGContextRef CGContext SWIFT_NAME(cgContext);
@end
@interface UIGraphicsImageRendererContext : UIGraphicsRendererContext
@end
@interface UIGraphicsImageRenderer : NSObject
- (instancetype)initWithSize:(CGSize)size;
- (UIImage *)imageWithActions:(void (__attribute__((noescape)) ^)(UIGraphicsImageRendererContext *rendererContext))actions SWIFT_NAME(image(actions:));
@end

// UIKit/UIInterface.h, UITraitCollection.h, UIView.h
typedef ENUM(NSInteger, UIUserInterfaceLayoutDirection) {
  UIUserInterfaceLayoutDirectionLeftToRight, UIUserInterfaceLayoutDirectionRightToLeft
};
@interface UITraitCollection : NSObject
@end
typedef ENUM(NSInteger, UILayoutConstraintAxis) {
  UILayoutConstraintAxisHorizontal = 0, UILayoutConstraintAxisVertical = 1
} SWIFT_NAME(NSLayoutConstraint.Axis);
typedef float UILayoutPriority __attribute__((swift_wrapper(struct)));
static const UILayoutPriority UILayoutPriorityRequired = 1000;
static const UILayoutPriority UILayoutPriorityDefaultLow = 250;
@class NSLayoutXAxisAnchor, NSLayoutYAxisAnchor, NSLayoutDimension;
UI_ACTOR @interface UIView : UIResponder <NSCoding>
@property (class, nonatomic, readonly) Class layerClass;
- (nullable UIView *)hitTest:(CGPoint)point withEvent:(nullable UIEvent *)event SWIFT_NAME(hitTest(_:with:));
- (instancetype)initWithFrame:(CGRect)frame DESIGNATED;
- (nullable instancetype)initWithCoder:(NSCoder *)coder DESIGNATED;
@property (nonatomic, getter=isUserInteractionEnabled) BOOL userInteractionEnabled;
@property (nonatomic) NSInteger tag;
@property (nonatomic, readonly, strong) CALayer *layer;
@property (nonatomic) CGRect frame;
@property (nonatomic) CGRect bounds;
@property (nonatomic) CGPoint center;
@property (nullable, nonatomic, readonly) UIView *superview;
@property (nonatomic, readonly, copy) NSArray<__kindof UIView *> *subviews;
@property (nullable, nonatomic, readonly) UIWindow *window;
- (void)removeFromSuperview;
- (void)addSubview:(UIView *)view;
- (void)insertSubview:(UIView *)view aboveSubview:(UIView *)siblingSubview;
- (void)didMoveToWindow;
- (BOOL)isDescendantOfView:(UIView *)view SWIFT_NAME(isDescendant(of:));
- (CGRect)convertRect:(CGRect)rect fromView:(nullable UIView *)view SWIFT_NAME(convert(_:from:));
- (void)setNeedsLayout;
- (void)layoutIfNeeded;
- (void)layoutSubviews;
@property (nonatomic) BOOL clipsToBounds;
@property (nonatomic) CGFloat alpha;
@property (nonatomic, getter=isHidden) BOOL hidden;
@property (readonly, nonatomic) UIUserInterfaceLayoutDirection effectiveUserInterfaceLayoutDirection;
- (void)removeGestureRecognizer:(UIGestureRecognizer *)gestureRecognizer SWIFT_NAME(removeGestureRecognizer(_:));
@property (nullable, nonatomic, copy) NSArray<__kindof UIGestureRecognizer *> *gestureRecognizers;
- (void)addGestureRecognizer:(UIGestureRecognizer *)gestureRecognizer SWIFT_NAME(addGestureRecognizer(_:));
@property (nonatomic) BOOL translatesAutoresizingMaskIntoConstraints;
@property (nonatomic, readonly) CGSize intrinsicContentSize;
- (void)invalidateIntrinsicContentSize;
- (CGSize)sizeThatFits:(CGSize)size;
- (CGSize)systemLayoutSizeFittingSize:(CGSize)targetSize SWIFT_NAME(systemLayoutSizeFitting(_:));
@property (nonatomic, readonly, strong) NSLayoutXAxisAnchor *centerXAnchor;
@property (nonatomic, readonly, strong) NSLayoutYAxisAnchor *centerYAnchor;
@property (nonatomic, readonly, strong) NSLayoutDimension *widthAnchor;
@property (nonatomic, readonly, strong) NSLayoutDimension *heightAnchor;
- (void)setContentHuggingPriority:(UILayoutPriority)priority forAxis:(UILayoutConstraintAxis)axis
    SWIFT_NAME(setContentHuggingPriority(_:for:));
- (nullable UIView *)snapshotViewAfterScreenUpdates:(BOOL)afterUpdates SWIFT_NAME(snapshotView(afterScreenUpdates:));
+ (void)animateWithDuration:(NSTimeInterval)duration animations:(void (^)(void))animations
                 completion:(void (^ _Nullable)(BOOL finished))completion;
- (void)traitCollectionDidChange:(nullable UITraitCollection *)previousTraitCollection;
@property (nonatomic, readonly) UITraitCollection *traitCollection;
@end
extern const CGFloat UIViewNoIntrinsicMetric SWIFT_NAME(UIView.noIntrinsicMetric);
extern const CGSize UILayoutFittingCompressedSize SWIFT_NAME(UIView.layoutFittingCompressedSize);
// UIKit/UIScene.h, UIWindowScene.h
typedef ENUM(NSInteger, UISceneActivationState) {
  UISceneActivationStateUnattached = -1, UISceneActivationStateForegroundActive, UISceneActivationStateForegroundInactive,
  UISceneActivationStateBackground
} SWIFT_NAME(UIScene.ActivationState);
UI_ACTOR @interface UIScene : UIResponder
@property (nonatomic, readonly) UISceneActivationState activationState;
@end
extern NSNotificationName const UISceneDidActivateNotification SWIFT_NAME(UIScene.didActivateNotification);
extern NSNotificationName const UISceneDidEnterBackgroundNotification SWIFT_NAME(UIScene.didEnterBackgroundNotification);
extern NSNotificationName const UISceneWillEnterForegroundNotification SWIFT_NAME(UIScene.willEnterForegroundNotification);
UI_ACTOR @interface UIWindowScene : UIScene
@end
UI_ACTOR @interface UIWindow : UIView
@property (nullable, nonatomic, weak) UIWindowScene *windowScene;
@end
// UIKit/UIFocus.h
typedef OPTIONS(NSUInteger, UIFocusHeading) {
  UIFocusHeadingNone = 0, UIFocusHeadingUp = 1 << 0, UIFocusHeadingDown = 1 << 1, UIFocusHeadingLeft = 1 << 2,
  UIFocusHeadingRight = 1 << 3, UIFocusHeadingNext = 1 << 4, UIFocusHeadingPrevious = 1 << 5
};
UI_ACTOR @interface UIFocusUpdateContext : NSObject
@property (nonatomic, weak, readonly, nullable) UIView *previouslyFocusedView;
@property (nonatomic, weak, readonly, nullable) UIView *nextFocusedView;
@property (nonatomic, assign, readonly) UIFocusHeading focusHeading;
@end
UI_ACTOR @interface UIFocusAnimationCoordinator : NSObject
@end
UI_ACTOR @protocol UIFocusEnvironment <NSObject>
@end
@interface UIView (UIFocus) <UIFocusEnvironment>
@property (nonatomic, readonly) BOOL canBecomeFocused;
@property (nonatomic, copy, readonly) NSArray<id<UIFocusEnvironment>> *preferredFocusEnvironments;
- (void)setNeedsFocusUpdate;
- (void)updateFocusIfNeeded;
- (BOOL)shouldUpdateFocusInContext:(UIFocusUpdateContext *)context SWIFT_NAME(shouldUpdateFocus(in:));
- (void)didUpdateFocusInContext:(UIFocusUpdateContext *)context
    withAnimationCoordinator:(UIFocusAnimationCoordinator *)coordinator SWIFT_NAME(didUpdateFocus(in:with:));
@end
// UIKit/NSLayoutAnchor.h, NSLayoutConstraint.h
UI_ACTOR @interface NSLayoutConstraint : NSObject
+ (void)activateConstraints:(NSArray<NSLayoutConstraint *> *)constraints SWIFT_NAME(activate(_:));
@property (getter=isActive) BOOL active;
@property UILayoutPriority priority;
@end
UI_ACTOR @interface NSLayoutDimension : NSObject
- (NSLayoutConstraint *)constraintEqualToConstant:(CGFloat)c SWIFT_NAME(constraint(equalToConstant:));
@end
UI_ACTOR @interface NSLayoutXAxisAnchor : NSObject
- (NSLayoutConstraint *)constraintEqualToAnchor:(NSLayoutXAxisAnchor *)anchor SWIFT_NAME(constraint(equalTo:));
@end
UI_ACTOR @interface NSLayoutYAxisAnchor : NSObject
- (NSLayoutConstraint *)constraintEqualToAnchor:(NSLayoutYAxisAnchor *)anchor SWIFT_NAME(constraint(equalTo:));
@end

// UIKit/UIControl.h and the controls
typedef OPTIONS(NSUInteger, UIControlEvents) {
  UIControlEventTouchUpInside = 1 << 6, UIControlEventValueChanged = 1 << 12, UIControlEventPrimaryActionTriggered = 1 << 13
} SWIFT_NAME(UIControl.Event);
// UIKit/UIMenuElement.h, UIMenu.h, UIAction.h
UI_ACTOR @interface UIMenuElement : NSObject
@end
UI_ACTOR @interface UIMenu : UIMenuElement
+ (instancetype)menuWithTitle:(NSString *)title children:(NSArray<UIMenuElement *> *)children SWIFT_NAME(init(__title:children:));
@end
UI_ACTOR @interface UIAction : UIMenuElement
@property (nonatomic, readonly, nullable) TARGET sender;
+ (instancetype)actionWithHandler:(void (^)(UIAction *action))handler SWIFT_NAME(init(__handler:));
@end
typedef OPTIONS(NSUInteger, UIControlState) { UIControlStateDisabled = 1 << 1 } SWIFT_NAME(UIControl.State);
UI_ACTOR @interface UIControl : UIView
- (void)addTarget:(nullable TARGET)target action:(SEL)action forControlEvents:(UIControlEvents)controlEvents
    SWIFT_NAME(addTarget(_:action:for:));
- (void)addAction:(UIAction *)action forControlEvents:(UIControlEvents)controlEvents SWIFT_NAME(addAction(_:for:));
@property (nonatomic, getter=isEnabled) BOOL enabled;
@property (nonatomic, getter=isSelected) BOOL selected;
@end
NOT_ON_TVOS UI_ACTOR @interface UISlider : UIControl
@property (nonatomic) float value;
@end
UI_ACTOR @interface UIButton : UIControl
- (void)setImage:(nullable UIImage *)image forState:(UIControlState)state SWIFT_NAME(setImage(_:for:));
@end
UI_ACTOR @interface UIImageView : UIView
@property (nullable, nonatomic, strong) UIImage *image;
@end
@class UIPanGestureRecognizer;
UI_ACTOR @interface UIScrollView : UIView
@property (nonatomic, readonly) UIPanGestureRecognizer *panGestureRecognizer;
@property (nonatomic) CGSize contentSize;
@property (nonatomic, getter=isScrollEnabled) BOOL scrollEnabled;
@end
// UIKit/UITextInput.h, UITextField.h, UITextView.h
UI_ACTOR @protocol UIKeyInput <NSObject>
@end
UI_ACTOR @interface UITextField : UIControl <UIKeyInput>
@end
UI_ACTOR @interface UITextView : UIScrollView <UIKeyInput>
@end
extern NSNotificationName const UITextFieldTextDidBeginEditingNotification
    SWIFT_NAME(UITextField.textDidBeginEditingNotification);
extern NSNotificationName const UITextFieldTextDidEndEditingNotification SWIFT_NAME(UITextField.textDidEndEditingNotification);
extern NSNotificationName const UITextViewTextDidBeginEditingNotification SWIFT_NAME(UITextView.textDidBeginEditingNotification);
extern NSNotificationName const UITextViewTextDidEndEditingNotification SWIFT_NAME(UITextView.textDidEndEditingNotification);

// UIKit/UITouch.h, UIEvent.h, UIPress.h, UIKey.h
typedef ENUM(NSInteger, UITouchType) {
  UITouchTypeDirect, UITouchTypeIndirect, UITouchTypePencil, UITouchTypeStylus = UITouchTypePencil, UITouchTypeIndirectPointer
} SWIFT_NAME(UITouch.TouchType);
UI_ACTOR @interface UITouch : NSObject
@property (nonatomic, readonly) UITouchType type;
@property (nullable, nonatomic, readonly, strong) UIView *view;
- (CGPoint)locationInView:(nullable UIView *)view SWIFT_NAME(location(in:));
@end
UI_ACTOR @interface UIEvent : NSObject
@end
UI_ACTOR @interface UIPressesEvent : UIEvent
@end
typedef ENUM(long, UIKeyboardHIDUsage) {
  UIKeyboardHIDUsageKeyboardReturnOrEnter = 0x28, UIKeyboardHIDUsageKeyboardSpacebar = 0x2C,
  UIKeyboardHIDUsageKeyboardHome = 0x4A, UIKeyboardHIDUsageKeyboardPageUp = 0x4B, UIKeyboardHIDUsageKeyboardEnd = 0x4D,
  UIKeyboardHIDUsageKeyboardPageDown = 0x4E, UIKeyboardHIDUsageKeyboardRightArrow = 0x4F,
  UIKeyboardHIDUsageKeyboardLeftArrow = 0x50, UIKeyboardHIDUsageKeyboardDownArrow = 0x51,
  UIKeyboardHIDUsageKeyboardUpArrow = 0x52, UIKeyboardHIDUsageKeypadEnter = 0x58
};
typedef OPTIONS(NSInteger, UIKeyModifierFlags) {
  UIKeyModifierAlphaShift = 1 << 16, UIKeyModifierShift = 1 << 17, UIKeyModifierControl = 1 << 18,
  UIKeyModifierAlternate = 1 << 19, UIKeyModifierCommand = 1 << 20, UIKeyModifierNumericPad = 1 << 21
};
UI_ACTOR @interface UIKey : NSObject
@property (nonatomic, readonly) UIKeyboardHIDUsage keyCode;
@property (nonatomic, readonly) UIKeyModifierFlags modifierFlags;
@end
typedef ENUM(NSInteger, UIPressType) {
  UIPressTypeUpArrow, UIPressTypeDownArrow, UIPressTypeLeftArrow, UIPressTypeRightArrow, UIPressTypeSelect, UIPressTypeMenu,
  UIPressTypePlayPause
} SWIFT_NAME(UIPress.PressType);
@interface UIPress : NSObject
@property (nonatomic, readonly) UIPressType type;
@property (nonatomic, nullable, readonly) UIKey *key;
@end

// UIKit/UIGestureRecognizer.h, UIPanGestureRecognizer.h, UITapGestureRecognizer.h
typedef ENUM(NSInteger, UIGestureRecognizerState) {
  UIGestureRecognizerStatePossible, UIGestureRecognizerStateBegan, UIGestureRecognizerStateChanged,
  UIGestureRecognizerStateEnded, UIGestureRecognizerStateCancelled, UIGestureRecognizerStateFailed
} SWIFT_NAME(UIGestureRecognizer.State);
typedef OPTIONS(NSInteger, UIScrollTypeMask) { UIScrollTypeMaskDiscrete = 1 << 0, UIScrollTypeMaskContinuous = 1 << 1 };
@protocol UIGestureRecognizerDelegate;
UI_ACTOR @interface UIGestureRecognizer : NSObject
- (instancetype)initWithTarget:(nullable TARGET)target action:(nullable SEL)action DESIGNATED;
- (void)addTarget:(id)target action:(SEL)action;
@property (nonatomic, readonly) UIGestureRecognizerState state;
@property (nullable, nonatomic, weak) id<UIGestureRecognizerDelegate> delegate;
@property (nonatomic, getter=isEnabled) BOOL enabled;
@property (nonatomic) BOOL cancelsTouchesInView;
@property (nonatomic) BOOL delaysTouchesEnded;
@property (nonatomic, copy) NSArray<NSNumber *> *allowedTouchTypes;
@property (nonatomic, copy) NSArray<NSNumber *> *allowedPressTypes;
@property (nullable, nonatomic, readonly) UIView *view;
@property (nonatomic, readonly) UIKeyModifierFlags modifierFlags;
- (CGPoint)locationInView:(nullable UIView *)view SWIFT_NAME(location(in:));
@end
UI_ACTOR @protocol UIGestureRecognizerDelegate <NSObject>
@optional
- (BOOL)gestureRecognizerShouldBegin:(UIGestureRecognizer *)gestureRecognizer;
- (BOOL)gestureRecognizer:(UIGestureRecognizer *)gestureRecognizer
    shouldRecognizeSimultaneouslyWithGestureRecognizer:(UIGestureRecognizer *)otherGestureRecognizer
    SWIFT_NAME(gestureRecognizer(_:shouldRecognizeSimultaneouslyWith:));
- (BOOL)gestureRecognizer:(UIGestureRecognizer *)gestureRecognizer
    shouldRequireFailureOfGestureRecognizer:(UIGestureRecognizer *)otherGestureRecognizer
    SWIFT_NAME(gestureRecognizer(_:shouldRequireFailureOf:));
- (BOOL)gestureRecognizer:(UIGestureRecognizer *)gestureRecognizer
    shouldBeRequiredToFailByGestureRecognizer:(UIGestureRecognizer *)otherGestureRecognizer
    SWIFT_NAME(gestureRecognizer(_:shouldBeRequiredToFailBy:));
- (BOOL)gestureRecognizer:(UIGestureRecognizer *)gestureRecognizer shouldReceiveTouch:(UITouch *)touch
    SWIFT_NAME(gestureRecognizer(_:shouldReceive:));
@end
UI_ACTOR @interface UIPanGestureRecognizer : UIGestureRecognizer
@property (nonatomic) NSUInteger minimumNumberOfTouches NOT_ON_TVOS;
@property (nonatomic) NSUInteger maximumNumberOfTouches NOT_ON_TVOS;
- (CGPoint)translationInView:(nullable UIView *)view SWIFT_NAME(translation(in:));
- (void)setTranslation:(CGPoint)translation inView:(nullable UIView *)view SWIFT_NAME(setTranslation(_:in:));
- (CGPoint)velocityInView:(nullable UIView *)view SWIFT_NAME(velocity(in:));
@property (nonatomic) UIScrollTypeMask allowedScrollTypesMask NOT_ON_TVOS;
@end
NOT_ON_TVOS UI_ACTOR @interface UIScreenEdgePanGestureRecognizer : UIPanGestureRecognizer
@end
UI_ACTOR @interface UITapGestureRecognizer : UIGestureRecognizer
@end
// UIKit/UIHoverGestureRecognizer.h
NOT_ON_TVOS UI_ACTOR @interface UIHoverGestureRecognizer : UIGestureRecognizer
@end

// UIKit/UIInteraction.h, UIPointerInteraction.h, UIPointerRegion.h, UIPointerStyle.h, UITargetedPreview.h
UI_ACTOR @protocol UIInteraction <NSObject>
@end
@interface UIView (UIInteraction)
- (void)addInteraction:(id<UIInteraction>)interaction SWIFT_NAME(addInteraction(_:));
@end
@class UIPointerInteraction, UIPointerStyle, UIPointerRegion;
NOT_ON_TVOS UI_ACTOR @interface UIPointerRegionRequest : NSObject
@property (nonatomic, readonly) CGPoint location;
@end
NOT_ON_TVOS UI_ACTOR @interface UIPointerRegion : NSObject
+ (instancetype)regionWithRect:(CGRect)rect identifier:(nullable id<NSObject>)identifier SWIFT_NAME(init(__rect:identifier:));
@property (nonatomic, readonly) CGRect rect;
@end
NOT_ON_TVOS UI_ACTOR @interface UIPointerStyle : NSObject
@end
UI_ACTOR @interface UITargetedPreview : NSObject
- (instancetype)initWithView:(UIView *)view;
@end
NOT_ON_TVOS UI_ACTOR @protocol UIPointerInteractionDelegate <NSObject>
@optional
- (nullable UIPointerRegion *)pointerInteraction:(UIPointerInteraction *)interaction
    regionForRequest:(UIPointerRegionRequest *)request defaultRegion:(UIPointerRegion *)defaultRegion
    SWIFT_NAME(pointerInteraction(_:regionFor:defaultRegion:));
- (nullable UIPointerStyle *)pointerInteraction:(UIPointerInteraction *)interaction
    styleForRegion:(UIPointerRegion *)region SWIFT_NAME(pointerInteraction(_:styleFor:));
@end
NOT_ON_TVOS UI_ACTOR @interface UIPointerInteraction : NSObject <UIInteraction>
- (instancetype)initWithDelegate:(nullable id<UIPointerInteractionDelegate>)delegate DESIGNATED;
@end

// UIKit/UIContextMenuConfiguration.h, UIContextMenuInteraction.h
@class UIContextMenuInteraction, UIViewController;
@protocol NSCopying
@end
NOT_ON_TVOS UI_ACTOR @interface UIContextMenuConfiguration : NSObject
+ (instancetype)configurationWithIdentifier:(nullable id<NSCopying>)identifier
                            previewProvider:(UIViewController *_Nullable (^_Nullable)(void))previewProvider
                             actionProvider:(UIMenu *_Nullable (^_Nullable)(NSArray<UIMenuElement *> *suggestedActions))actionProvider
    SWIFT_NAME(init(__identifier:previewProvider:actionProvider:));
@end
NOT_ON_TVOS UI_ACTOR @protocol UIContextMenuInteractionDelegate <NSObject>
- (nullable UIContextMenuConfiguration *)contextMenuInteraction:(UIContextMenuInteraction *)interaction
                                 configurationForMenuAtLocation:(CGPoint)location
    SWIFT_NAME(contextMenuInteraction(_:configurationForMenuAtLocation:));
@optional
- (nullable UITargetedPreview *)contextMenuInteraction:(UIContextMenuInteraction *)interaction
    previewForHighlightingMenuWithConfiguration:(UIContextMenuConfiguration *)configuration
    SWIFT_NAME(contextMenuInteraction(_:previewForHighlightingMenuWithConfiguration:))
    __attribute__((availability(ios, introduced=13.0, deprecated=16.0)));
- (nullable UITargetedPreview *)contextMenuInteraction:(UIContextMenuInteraction *)interaction
    previewForDismissingMenuWithConfiguration:(UIContextMenuConfiguration *)configuration
    SWIFT_NAME(contextMenuInteraction(_:previewForDismissingMenuWithConfiguration:))
    __attribute__((availability(ios, introduced=13.0, deprecated=16.0)));
@end
NOT_ON_TVOS UI_ACTOR @interface UIContextMenuInteraction : NSObject <UIInteraction>
- (instancetype)initWithDelegate:(id<UIContextMenuInteractionDelegate>)delegate DESIGNATED;
@end

// UIKit/UIDragItem.h, UIDragSession.h, UIDragInteraction.h, UIDropInteraction.h, UITargetedDragPreview.h
@class UIDragInteraction, UIDropInteraction;
typedef ENUM(NSUInteger, UIDropOperation) {
  UIDropOperationCancel, UIDropOperationForbidden, UIDropOperationCopy, UIDropOperationMove
};
NOT_ON_TVOS UI_ACTOR @interface UIDragItem : NSObject
- (instancetype)initWithItemProvider:(NSItemProvider *)itemProvider DESIGNATED;
@property (nonatomic, readonly) NSItemProvider *itemProvider;
@property (nullable, nonatomic, strong) id localObject;
@end
NOT_ON_TVOS UI_ACTOR @protocol UIDragDropSession <NSObject>
@property (nonatomic, readonly) NSArray<UIDragItem *> *items;
- (CGPoint)locationInView:(UIView *)view SWIFT_NAME(location(in:));
@end
NOT_ON_TVOS UI_ACTOR @protocol UIDragSession <UIDragDropSession>
@end
NOT_ON_TVOS UI_ACTOR @protocol UIDropSession <UIDragDropSession>
@property (nonatomic, readonly, nullable) id<UIDragSession> localDragSession;
@end
NOT_ON_TVOS UI_ACTOR @interface UIDropProposal : NSObject
- (instancetype)initWithDropOperation:(UIDropOperation)operation DESIGNATED SWIFT_NAME(init(operation:));
@end
NOT_ON_TVOS UI_ACTOR @interface UITargetedDragPreview : UITargetedPreview
@end
NOT_ON_TVOS UI_ACTOR @protocol UIDragInteractionDelegate <NSObject>
- (NSArray<UIDragItem *> *)dragInteraction:(UIDragInteraction *)interaction itemsForBeginningSession:(id<UIDragSession>)session
    SWIFT_NAME(dragInteraction(_:itemsForBeginning:));
@optional
- (nullable UITargetedDragPreview *)dragInteraction:(UIDragInteraction *)interaction
    previewForLiftingItem:(UIDragItem *)item session:(id<UIDragSession>)session
    SWIFT_NAME(dragInteraction(_:previewForLifting:session:));
- (void)dragInteraction:(UIDragInteraction *)interaction session:(id<UIDragSession>)session
    didEndWithOperation:(UIDropOperation)operation SWIFT_NAME(dragInteraction(_:session:didEndWith:));
@end
NOT_ON_TVOS UI_ACTOR @interface UIDragInteraction : NSObject <UIInteraction>
- (instancetype)initWithDelegate:(id<UIDragInteractionDelegate>)delegate DESIGNATED;
@property (nonatomic, getter=isEnabled) BOOL enabled;
@property (nonatomic, getter=isSelected) BOOL selected;
@end
NOT_ON_TVOS UI_ACTOR @protocol UIDropInteractionDelegate <NSObject>
@optional
- (BOOL)dropInteraction:(UIDropInteraction *)interaction canHandleSession:(id<UIDropSession>)session
    SWIFT_NAME(dropInteraction(_:canHandle:));
- (UIDropProposal *)dropInteraction:(UIDropInteraction *)interaction sessionDidUpdate:(id<UIDropSession>)session;
- (void)dropInteraction:(UIDropInteraction *)interaction performDrop:(id<UIDropSession>)session;
@end
NOT_ON_TVOS UI_ACTOR @interface UIDropInteraction : NSObject <UIInteraction>
- (instancetype)initWithDelegate:(id<UIDropInteractionDelegate>)delegate DESIGNATED;
@end

// Additional declarations for the examples. UIKit/UIColor.h, UIFont.h, UILabel.h, UIViewController.h, UIApplication.h,
// UIScreen.h
typedef ENUM(NSInteger, NSTextAlignment) {
  NSTextAlignmentLeft, NSTextAlignmentCenter, NSTextAlignmentRight, NSTextAlignmentJustified, NSTextAlignmentNatural
};
typedef OPTIONS(NSUInteger, UIViewAutoresizing) {
  UIViewAutoresizingNone = 0, UIViewAutoresizingFlexibleWidth = 1 << 1, UIViewAutoresizingFlexibleHeight = 1 << 4
} SWIFT_NAME(UIView.AutoresizingMask);
@interface UIColor (UIColorSystemColors)
@property (class, nonatomic, readonly) UIColor *labelColor SWIFT_NAME(label);
@property (class, nonatomic, readonly) UIColor *systemTealColor SWIFT_NAME(systemTeal);
@property (class, nonatomic, readonly) UIColor *systemIndigoColor SWIFT_NAME(systemIndigo);
@property (class, nonatomic, readonly) UIColor *secondarySystemBackgroundColor SWIFT_NAME(secondarySystemBackground);
@end
typedef NSString *UIFontTextStyle __attribute__((swift_wrapper(struct))) SWIFT_NAME(UIFont.TextStyle);
__attribute__((swift_attr("@Sendable"))) @interface UIFont : NSObject
+ (UIFont *)preferredFontForTextStyle:(UIFontTextStyle)style SWIFT_NAME(preferredFont(forTextStyle:));
@end
extern UIFontTextStyle const UIFontTextStyleFootnote SWIFT_NAME(UIFontTextStyle.footnote);
extern UIFontTextStyle const UIFontTextStyleLargeTitle SWIFT_NAME(UIFontTextStyle.largeTitle);
UI_ACTOR @interface UILabel : UIView
@property (nullable, nonatomic, copy) NSString *text;
@property (nonatomic) NSTextAlignment textAlignment;
@property (nonatomic, strong, null_resettable) UIFont *font;
@property (nonatomic) BOOL adjustsFontForContentSizeCategory;
@end
@interface UIView (UIViewRendering)
@property (nullable, nonatomic, copy) UIColor *backgroundColor;
@property (nonatomic) UIViewAutoresizing autoresizingMask;
@end
@interface UIView (UIViewLayoutConstraintCreation)
@property (nonatomic, readonly, strong) NSLayoutXAxisAnchor *leadingAnchor;
@property (nonatomic, readonly, strong) NSLayoutXAxisAnchor *trailingAnchor;
@end
UI_ACTOR @interface UIViewController : UIResponder <NSCoding>
- (instancetype)initWithNibName:(nullable NSString *)nibNameOrNil bundle:(nullable NSBundle *)nibBundleOrNil DESIGNATED;
- (nullable instancetype)initWithCoder:(NSCoder *)coder DESIGNATED;
@property (null_resettable, nonatomic, strong) UIView *view;
@property (nullable, nonatomic, copy) NSString *title;
- (void)viewDidLoad;
@property (nullable, nonatomic, weak, readonly) UIViewController *parentViewController SWIFT_NAME(parent);
- (void)addChildViewController:(UIViewController *)childController SWIFT_NAME(addChild(_:));
- (void)removeFromParentViewController SWIFT_NAME(removeFromParent());
- (void)willMoveToParentViewController:(nullable UIViewController *)parent SWIFT_NAME(willMove(toParent:));
- (void)didMoveToParentViewController:(nullable UIViewController *)parent SWIFT_NAME(didMove(toParent:));
@end
@interface UIWindow (UIWindowControllers)
@property (nullable, nonatomic, strong) UIViewController *rootViewController;
- (void)makeKeyAndVisible;
@end
UI_ACTOR @interface UIScreen : NSObject
@property (class, nonatomic, readonly) UIScreen *mainScreen SWIFT_NAME(main);
@property (nonatomic, readonly) CGRect bounds;
@end
typedef NSString *UIApplicationLaunchOptionsKey __attribute__((swift_wrapper(enum))) SWIFT_NAME(UIApplication.LaunchOptionsKey);
UI_ACTOR @interface UIApplication : UIResponder
@end
UI_ACTOR @protocol UIApplicationDelegate <NSObject>
@optional
- (BOOL)application:(UIApplication *)application
    didFinishLaunchingWithOptions:(nullable NSDictionary<UIApplicationLaunchOptionsKey, id> *)launchOptions;
@property (nullable, nonatomic, strong) UIWindow *window;
@end
nullable_end
