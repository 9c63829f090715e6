import CWebShims

/// A view that JavaScript stores under a number, and may release when nothing here refers to it any more.
package final class WebView {
  let carousel: Int32
  let number: Int32

  init(carousel: Int32, number: Int32) {
    self.carousel = carousel
    self.number = number
  }

  deinit { web_release(carousel, number) }
}
