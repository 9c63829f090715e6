/// Pictures are drawn in `Float`, literals too: a 24-bit coordinate is finer than any screen, and the web module is a
/// quarter smaller than with `Double`.
typealias FloatLiteralType = Float
