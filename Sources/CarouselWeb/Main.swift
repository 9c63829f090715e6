#if !arch(wasm32)
  @main struct Main { static func main() {} }
#endif
