/// Pictures are drawn in `Float`, literals too: a 24-bit coordinate is finer than any screen, and the web module is
/// smaller than with `Double`, whose literals take eight bytes each.
typealias FloatLiteralType = Float
