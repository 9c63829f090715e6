// Parts of QuartzCore and CoreGraphics. QuartzCore/CATransform3D.h, CALayer.h, CAReplicatorLayer.h, CAGradientLayer.h,
// CADisplayLink.h, CAFrameRateRange.h
#pragma once
#include "Foundation.h"
nullable_begin
struct CATransform3D {
  CGFloat m11, m12, m13, m14, m21, m22, m23, m24, m31, m32, m33, m34, m41, m42, m43, m44;
};
typedef struct CATransform3D CATransform3D;
CATransform3D CATransform3DMakeTranslation(CGFloat tx, CGFloat ty, CGFloat tz);
CATransform3D CATransform3DTranslate(CATransform3D t, CGFloat tx, CGFloat ty, CGFloat tz);
_Bool CATransform3DIsAffine(CATransform3D t);
CATransform3D CATransform3DMakeScale(CGFloat sx, CGFloat sy, CGFloat sz);
CATransform3D CATransform3DScale(CATransform3D t, CGFloat sx, CGFloat sy, CGFloat sz);
CFTimeInterval CACurrentMediaTime(void);

typedef struct __attribute__((objc_bridge(id))) CGColor *CGColorRef;
typedef const struct __attribute__((objc_bridge(id))) CGPath *CGPathRef;
typedef struct __attribute__((objc_bridge(id))) CGImage *CGImageRef;
typedef struct __attribute__((objc_bridge(id))) CGContext *CGContextRef;
struct CGAffineTransform { CGFloat a, b, c, d, tx, ty; };
CGPathRef _Nonnull CGPathCreateWithRoundedRect(CGRect rect, CGFloat cornerWidth, CGFloat cornerHeight,
    const struct CGAffineTransform *_Nullable transform) __attribute__((cf_returns_retained))
    SWIFT_NAME(CGPathRef.init(roundedRect:cornerWidth:cornerHeight:transform:));
void CGContextTranslateCTM(CGContextRef _Nonnull c, CGFloat tx, CGFloat ty) SWIFT_NAME(CGContextRef.translateBy(self:x:y:));

// QuartzCore/CAAnimation.h, CATransaction.h
typedef NSString *CATransitionType __attribute__((swift_wrapper(enum)));
extern CATransitionType const kCATransitionFade SWIFT_NAME(CATransitionType.fade);
@interface CAAnimation : NSObject
@property CFTimeInterval duration;
@end
@interface CAPropertyAnimation : CAAnimation
+ (instancetype)animationWithKeyPath:(nullable NSString *)path;
@end
@interface CABasicAnimation : CAPropertyAnimation
@property (nullable, strong) id fromValue;
@property (nullable, strong) id toValue;
@end
@interface CATransition : CAAnimation
@property (copy) CATransitionType type;
@end
@interface CATransaction : NSObject
+ (void)begin;
+ (void)commit;
+ (void)setDisableActions:(BOOL)flag SWIFT_NAME(setDisableActions(_:));
@end

@interface CALayer : NSObject
- (instancetype)init DESIGNATED;
- (instancetype)initWithLayer:(id)layer DESIGNATED;
@property CGRect bounds;
@property CGPoint position;
@property CGPoint anchorPoint;
@property CGFloat zPosition;
@property CGFloat cornerRadius;
@property BOOL masksToBounds;
@property (nullable) CGColorRef backgroundColor;
@property (nullable, readonly) CALayer *superlayer;
- (void)removeFromSuperlayer;
- (void)removeAllAnimations;
@property CATransform3D transform;
@property CATransform3D sublayerTransform;
@property BOOL allowsEdgeAntialiasing;
@property float opacity;
@property (getter=isHidden) BOOL hidden;
@property (nullable, strong) __kindof CALayer *mask;
@property (nullable, strong) id contents;
@property (nullable) CGColorRef shadowColor;
@property float shadowOpacity;
@property CGSize shadowOffset;
@property CGFloat shadowRadius;
@property (nullable) CGPathRef shadowPath;
@property CGRect frame;
- (void)addAnimation:(CAAnimation *)anim forKey:(nullable NSString *)key SWIFT_NAME(add(_:forKey:));
- (void)addSublayer:(CALayer *)layer;
- (void)renderInContext:(CGContextRef)ctx SWIFT_NAME(render(in:));
@end
@interface CAReplicatorLayer : CALayer
@property NSInteger instanceCount;
@property CATransform3D instanceTransform;
@end
@interface CAGradientLayer : CALayer
@property (nullable, copy) NSArray *colors;
@property (nullable, copy) NSArray<NSNumber *> *locations;
@end
struct CAFrameRateRange { float minimum; float maximum; float __preferred; };
typedef struct CAFrameRateRange CAFrameRateRange;
@interface CADisplayLink : NSObject
+ (CADisplayLink *)displayLinkWithTarget:(id)target selector:(SEL)sel;
- (void)addToRunLoop:(NSRunLoop *)runloop forMode:(NSRunLoopMode)mode;
- (void)invalidate;
@property (readonly, nonatomic) CFTimeInterval timestamp;
@property (readonly, nonatomic) CFTimeInterval targetTimestamp;
@property (nonatomic) CAFrameRateRange preferredFrameRateRange;
@end
nullable_end
