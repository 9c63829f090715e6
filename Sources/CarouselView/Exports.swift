// What apps name, and no more. What isn't here has a name that the systems have too: the engine's `Carousel`, `Scene`, `Axis` and
// `Path` would be taken for SwiftUI's, and its `Point`, `Size` and `Style` for those in the headers of the systems. A file that needs
// one of them, as that of a custom style does, imports `CarouselEngine`. What only hosts need is not here either.
#if HAS_TOOLKIT
  @_exported import struct CarouselEngine.AnyStyle
  @_exported import class CarouselEngine.CarouselController
  @_exported import enum CarouselEngine.CarouselEvent
  @_exported import protocol CarouselEngine.CarouselHost
  @_exported import enum CarouselEngine.CarouselKey
  @_exported import struct CarouselEngine.CarouselWords
  @_exported import struct CarouselEngine.ControlsState
  @_exported import struct CarouselEngine.ConveyorBelt
  @_exported import struct CarouselEngine.CoverFlow
  @_exported import struct CarouselEngine.Cube
  @_exported import struct CarouselEngine.CustomStyle
  @_exported import struct CarouselEngine.Cylinder
  @_exported import struct CarouselEngine.Fade
  @_exported import struct CarouselEngine.Flip
  @_exported import struct CarouselEngine.HitTestResult
  @_exported import class CarouselEngine.ItemChanges
  @_exported import enum CarouselEngine.ItemEvent
  @_exported import struct CarouselEngine.ItemEvents
  @_exported import enum CarouselEngine.KeyFocus
  @_exported import struct CarouselEngine.KeyModifiers
  @_exported import struct CarouselEngine.Linear
  @_exported import struct CarouselEngine.Linear3D
  @_exported import enum CarouselEngine.MomentumCurve
  @_exported import enum CarouselEngine.MotionProfile
  @_exported import struct CarouselEngine.NamedStyle
  @_exported import enum CarouselEngine.Option
  @_exported import enum CarouselEngine.OptionUnit
  @_exported import struct CarouselEngine.Oval
  @_exported import struct CarouselEngine.PathError
  @_exported import struct CarouselEngine.PathStop
  @_exported import struct CarouselEngine.PathStyle
  @_exported import struct CarouselEngine.PlacedItem
  @_exported import struct CarouselEngine.Placement
  @_exported import struct CarouselEngine.RadialTunnel
  @_exported import struct CarouselEngine.Ring
  @_exported import struct CarouselEngine.Rotary
  @_exported import struct CarouselEngine.ScaledCoverFlow
  @_exported import struct CarouselEngine.Stack
  @_exported import struct CarouselEngine.StyleBehavior
  @_exported import enum CarouselEngine.StyleCatalogue
  @_exported import enum CarouselEngine.StyleOption
  @_exported import struct CarouselEngine.StyleOptions
  @_exported import struct CarouselEngine.StyleParameter
  @_exported import struct CarouselEngine.TimeMachine
  @_exported import enum CarouselEngine.Toggle
  @_exported import struct CarouselEngine.Transform3D
  @_exported import struct CarouselEngine.Transitions
  @_exported import struct CarouselEngine.Tunnel
  @_exported import struct CarouselEngine.ViewBox
  @_exported import struct CarouselEngine.Wheel
  @_exported import CarouselHosting
#endif
