#if !arch(wasm32)
  // The module is for the web only; elsewhere there is nothing to run.
  @main
  enum Stub {
    static func main() {}
  }
#endif
