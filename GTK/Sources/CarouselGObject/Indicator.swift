import CGtk4
import CarouselGTK

// The functions of swift-carousel-indicator.h, where they are described.

@_cdecl("swift_carousel_indicator_get_type")
public func swift_carousel_indicator_get_type() -> GType { IndicatorWidget.type }

@_cdecl("swift_carousel_indicator_new")
public func swift_carousel_indicator_new() -> WidgetPointer? { IndicatorWidget.make() }

@_cdecl("swift_carousel_indicator_get_carousel")
public func swift_carousel_indicator_get_carousel(_ indicator: WidgetPointer?) -> WidgetPointer? {
  IndicatorObject(indicator).carousel
}

@_cdecl("swift_carousel_indicator_set_carousel")
public func swift_carousel_indicator_set_carousel(_ indicator: WidgetPointer?, _ carousel: WidgetPointer?) {
  IndicatorObject(indicator).carousel = carousel
}

@_cdecl("swift_carousel_indicator_get_kind")
public func swift_carousel_indicator_get_kind(_ indicator: WidgetPointer?) -> UnsafeMutablePointer<CChar>? {
  IndicatorObject(indicator).kind.map { g_strdup($0) }
}

@_cdecl("swift_carousel_indicator_set_kind")
public func swift_carousel_indicator_set_kind(_ indicator: WidgetPointer?, _ kind: UnsafePointer<CChar>?) {
  IndicatorObject(indicator).kind = kind.map { String(cString: $0) }
}

@_cdecl("swift_carousel_indicator_get_show_autoplay_progress")
public func swift_carousel_indicator_get_show_autoplay_progress(_ indicator: WidgetPointer?) -> gboolean {
  IndicatorObject(indicator).showsAutoplayProgress ? 1 : 0
}

@_cdecl("swift_carousel_indicator_set_show_autoplay_progress")
public func swift_carousel_indicator_set_show_autoplay_progress(_ indicator: WidgetPointer?, _ shows: gboolean) {
  IndicatorObject(indicator).showsAutoplayProgress = shows != 0
}
