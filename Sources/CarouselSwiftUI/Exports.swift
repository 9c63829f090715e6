// One import suffices: no public name of ours is one of SwiftUI's.
@_exported import CarouselViews
