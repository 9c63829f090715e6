/// What a build of the engine holds. Everywhere all of it, but in the module that every web page with a carousel loads: that
/// has the classic carousel alone, and makes way for the whole engine where a page asks for more.
///
/// What it has no need to remember is left out of its types by the same condition, where they are declared.
enum Features {
  /// Whether there is more than the classic carousel: the motion profiles of today's platforms, curves and friction for
  /// flicks, transitions, and swipes in any direction.
  static var isWhole: Bool {
    #if hasFeature(Embedded) && !WHOLE
      false
    #else
      true
    #endif
  }
}
