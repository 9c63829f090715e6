// The part of the Objective-C runtime that the declarations below use.
#pragma once
// As the compiler says for the target.
#if __OBJC_BOOL_IS_BOOL
typedef _Bool BOOL;
#else
typedef signed char BOOL;
#endif
typedef long NSInteger;
typedef unsigned long NSUInteger;
#define YES __objc_yes
#define NO __objc_no
#define nil ((id)0)
typedef struct objc_selector *SEL;
@protocol NSObject
@end
__attribute__((objc_root_class)) @interface NSObject <NSObject>
+ (nonnull instancetype)alloc;
- (nonnull instancetype)init;
@end
#define nullable_begin _Pragma("clang assume_nonnull begin")
#define nullable_end _Pragma("clang assume_nonnull end")
#define UI_ACTOR __attribute__((swift_attr("@MainActor")))
// Some versions of the SDK isolate the accessibility properties of all objects to the main actor, others don't.
#ifdef ACCESSIBILITY_ON_MAIN
#define MAYBE_UI_ACTOR UI_ACTOR
#else
#define MAYBE_UI_ACTOR
#endif
#define SENDABLE __attribute__((swift_attr("@Sendable")))
#define SWIFT_NAME(name) __attribute__((swift_name(#name)))
#define ENUM(type, name) enum __attribute__((enum_extensibility(open))) name : type name; enum name : type
#define OPTIONS(type, name) enum __attribute__((flag_enum, enum_extensibility(open))) name : type name; enum name : type
#define BRIDGED(name) __attribute__((swift_bridge(#name)))
#define NOT_ON_TVOS __attribute__((availability(tvos, unavailable)))
#define DESIGNATED __attribute__((objc_designated_initializer))
