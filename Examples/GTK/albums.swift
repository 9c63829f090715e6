// A carousel of albums in Swift.
import CGtk4
import CarouselGTK
import Foundation

gtk_init()
let window = UnsafeMutableRawPointer(gtk_window_new()!).assumingMemoryBound(to: GtkWindow.self)
let carousel = Carousel(style: .coverFlow)
carousel.label = "Albums"
carousel.dataSource = CarouselItems(count: 20) { index, reused in
  let cover = reused ?? gtk_frame_new(nil)!
  gtk_frame_set_child(
    UnsafeMutableRawPointer(cover).assumingMemoryBound(to: GtkFrame.self), gtk_label_new("Album \(index + 1)"))
  gtk_widget_set_size_request(cover, 240, 240)
  return cover
}
carousel.onPageChange { index in say("page \(index)") }
carousel.onSelect { index in say("activated \(index)") }
gtk_window_set_title(window, "Albums")
gtk_window_set_default_size(window, 900, 400)
gtk_window_set_child(window, carousel.widget)
gtk_widget_grab_focus(carousel.widget)
gtk_window_present(window)
while g_list_model_get_n_items(gtk_window_get_toplevels()) > 0 { g_main_context_iteration(nil, 1) }

func say(_ line: String) { FileHandle.standardOutput.write(Data((line + "\n").utf8)) }
