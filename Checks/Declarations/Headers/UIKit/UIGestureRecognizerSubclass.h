// UIKit/UIGestureRecognizerSubclass.h
#pragma once
#include "UIKit.h"
nullable_begin
@interface UIGestureRecognizer (UIGestureRecognizerProtected)
@property (nonatomic, readwrite) UIGestureRecognizerState state;
- (void)reset;
- (BOOL)canPreventGestureRecognizer:(UIGestureRecognizer *)preventedGestureRecognizer SWIFT_NAME(canPrevent(_:));
- (BOOL)canBePreventedByGestureRecognizer:(UIGestureRecognizer *)preventingGestureRecognizer SWIFT_NAME(canBePrevented(by:));
- (void)touchesBegan:(NSSet<UITouch *> *)touches withEvent:(UIEvent *)event SWIFT_NAME(touchesBegan(_:with:));
- (void)touchesEnded:(NSSet<UITouch *> *)touches withEvent:(UIEvent *)event SWIFT_NAME(touchesEnded(_:with:));
- (void)touchesCancelled:(NSSet<UITouch *> *)touches withEvent:(UIEvent *)event SWIFT_NAME(touchesCancelled(_:with:));
@end
nullable_end
