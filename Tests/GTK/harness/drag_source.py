"""A window from which files can be dragged, like a file manager."""

import subprocess
import sys

#: Its position, beside the gallery, and its size.
PLACE, SIZE = (1300, 100), 200


class DragSource:
    def __init__(self, gallery, *paths):
        self._gallery = gallery
        self._process = subprocess.Popen(
            ["/usr/bin/python3", __file__, *map(str, paths)], env=gallery.environment, stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL, text=True)

    def __enter__(self):
        assert self._process.stdout.readline() == "ready\n"
        hands = self._gallery.hands
        window = hands._do("search", "--sync", "--onlyvisible", "--name", "^drag source$").split()[-1]
        hands._do("windowmove", "--sync", window, *PLACE)
        return self

    def drop(self, place):
        """Drags the files to a point, and drops them."""
        start = [part + SIZE / 2 for part in PLACE]
        # The destination responds with a delay.
        self._gallery.hands.drag(start, place, seconds=0.8, steps=20, rest=0.4)

    def __exit__(self, *_):
        self._process.terminate()
        self._process.wait()
        self._process.stdout.close()
        self._gallery.resize(1200, 800)


def main(paths):
    import gi

    gi.require_version("Gdk", "4.0")
    gi.require_version("Gtk", "4.0")
    from gi.repository import Gdk, Gio, GLib, Gtk

    uris = "".join(Gio.File.new_for_path(path).get_uri() + "\r\n" for path in paths)
    Gtk.init()
    window = Gtk.Window(title="drag source", default_width=SIZE, default_height=SIZE, decorated=False)
    label = Gtk.Label(label="Drag this")
    source = Gtk.DragSource()
    source.set_content(Gdk.ContentProvider.new_for_bytes("text/uri-list", GLib.Bytes.new(uris.encode())))
    label.add_controller(source)
    window.set_child(label)
    window.present()
    told = []
    window.get_frame_clock().connect("after-paint", lambda *_: told or (told.append(1), print("ready", flush=True)))
    GLib.MainLoop().run()


if __name__ == "__main__":
    main(sys.argv[1:])
