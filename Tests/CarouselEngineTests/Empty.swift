import Testing
import CarouselEngine
@Test func math() { #expect(Transform3D.identity.rotatedY(by: 1).rows.0.x != 0) }
