// For the square root alone, which builds for debugging call in the C library. IEEE 754 rounds it alike everywhere.
// (Were the library named in Package.swift, the web's linker would look for it too.)
#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The sine of an angle given in turns, so that 0.25 is straight up.
///
/// Written out in additions and multiplications, which IEEE 754 rounds alike everywhere: the libraries' sines differ in
/// the last bit from host to host, and a picture must not. Right to 1e-6.
@inline(never)
func sine(_ turns: Float) -> Float {
  var x = turns - turns.rounded(.down)  // 0 ..< 1
  var sign = 1.0
  if x >= 0.5 {
    x -= 0.5
    sign = -1
  }
  if x > 0.25 { x = 0.5 - x }
  let a = x * 2 * Float.pi
  let s = a * a
  // Taylor's series up to a^11.
  let series = 1 - s / 6 * (1 - s / 20 * (1 - s / 42 * (1 - s / 72 * (1 - s / 110))))
  return sign * a * series
}

/// The cosine of an angle given in turns.
@inline(never)
func cosine(_ turns: Float) -> Float {
  sine(turns + 0.25)
}

/// The cube root of a number that isn't negative, by Newton's method.
@inline(never)
func cubeRoot(_ x: Float) -> Float {
  guard x > 0 else { return 0 }
  // Starting above the root, the steps come down to it and never pass it: 60 are far more than it takes.
  var y = x > 1 ? x : 1.0
  for _ in 0..<60 {
    let next = (2 * y + x / (y * y)) / 3
    if next >= y { break }
    y = next
  }
  return y
}

/// The value at `t` on the way from `a` to `b`.
func mix(_ a: Float, _ b: Float, _ t: Float) -> Float {
  a + (b - a) * t
}
