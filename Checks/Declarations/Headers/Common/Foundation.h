// The classes of Foundation that the hosts' declarations use.
#pragma once
#include "CoreFoundation.h"
nullable_begin
BRIDGED(Swift.String) @interface NSString : NSObject
@end
@interface NSNumber : NSObject
- (instancetype)initWithDouble:(double)value SWIFT_NAME(init(value:));
- (instancetype)initWithInteger:(NSInteger)value SWIFT_NAME(init(value:));
@property (readonly) NSInteger integerValue SWIFT_NAME(intValue);
@property (readonly, copy) NSString *stringValue;
+ (NSNumber *)numberWithInteger:(NSInteger)value;
+ (NSNumber *)numberWithLong:(long)value;
@end
BRIDGED(Swift.Array) @interface NSArray<Element> : NSObject
@property (readonly) NSUInteger count;
- (Element)objectAtIndexedSubscript:(NSUInteger)index;
@end
@interface NSMutableArray<Element> : NSArray<Element>
- (void)insertObject:(Element)object atIndex:(NSUInteger)index;
@end
static const NSInteger NSNotFound = __LONG_MAX__;
#define MAX(a, b) ((a) > (b) ? (a) : (b))
BRIDGED(Swift.Set) @interface NSSet<Element> : NSObject
@end
BRIDGED(Swift.Dictionary) @interface NSDictionary<Key, Value> : NSObject
@end
typedef double NSTimeInterval;

// Foundation/NSBundle.h
@interface NSBundle : NSObject
@property (class, readonly, strong) NSBundle *mainBundle SWIFT_NAME(main);
@property (readonly, copy) NSArray<NSString *> *preferredLocalizations;
@end

// Foundation/NSCoder.h
@interface NSCoder : NSObject
- (void)encodeInteger:(NSInteger)value forKey:(NSString *)key SWIFT_NAME(encode(_:forKey:));
- (void)encodeDouble:(double)value forKey:(NSString *)key SWIFT_NAME(encode(_:forKey:));
- (NSInteger)decodeIntegerForKey:(NSString *)key;
- (double)decodeDoubleForKey:(NSString *)key;
- (BOOL)containsValueForKey:(NSString *)key;
@end

@protocol NSCoding
- (nullable instancetype)initWithCoder:(NSCoder *)coder;
@end

// Foundation/NSNotification.h
typedef NSString *NSNotificationName __attribute__((swift_wrapper(struct))) SWIFT_NAME(NSNotification.Name);
@interface NSNotification : NSObject
@end
@interface NSOperationQueue : NSObject
@end
@interface NSNotificationCenter : NSObject
@property (class, readonly, strong) NSNotificationCenter *defaultCenter SWIFT_NAME(default);
- (id<NSObject>)addObserverForName:(nullable NSNotificationName)name object:(nullable id)object
                             queue:(nullable NSOperationQueue *)queue
                        usingBlock:(void (SENDABLE ^)(NSNotification *note))block;
- (void)removeObserver:(id)observer;
@end

// Foundation/NSItemProvider.h
@interface NSItemProvider : NSObject
@end

// Foundation/NSRunLoop.h
typedef NSString *NSRunLoopMode __attribute__((swift_wrapper(struct))) SWIFT_NAME(RunLoop.Mode);
SWIFT_NAME(RunLoop) @interface NSRunLoop : NSObject
@property (class, readonly, strong) NSRunLoop *mainRunLoop SWIFT_NAME(main);
@end
@class NSTimer;
@interface NSRunLoop (NSTimer)
- (void)addTimer:(NSTimer *)timer forMode:(NSRunLoopMode)mode SWIFT_NAME(add(_:forMode:));
@end
// Foundation/NSTimer.h
SWIFT_NAME(Timer) @interface NSTimer : NSObject
+ (NSTimer *)timerWithTimeInterval:(NSTimeInterval)interval repeats:(BOOL)repeats block:(void (SENDABLE ^)(NSTimer *timer))block SWIFT_NAME(init(timeInterval:repeats:block:));
- (void)invalidate;
@end
extern NSRunLoopMode const NSRunLoopCommonModes SWIFT_NAME(NSRunLoopMode.common);
nullable_end
