// The server's answer to where the pointer is, for tests: preloaded, it arrives late while a button is pressed, when the button
// has already been released. On a busy machine that happens by chance.
#define _GNU_SOURCE
#include <X11/extensions/XInput2.h>
#include <dlfcn.h>
#include <time.h>

typedef Bool Query(
    Display *, int, Window, Window *, Window *, double *, double *, double *, double *, XIButtonState *, XIModifierState *,
    XIGroupState *);

Bool XIQueryPointer(
    Display *display, int device, Window window, Window *root, Window *child, double *rootX, double *rootY, double *x, double *y,
    XIButtonState *buttons, XIModifierState *modifiers, XIGroupState *group) {
  static Query *query;
  if (!query) query = (Query *)dlsym(RTLD_NEXT, "XIQueryPointer");
  for (int left = 2000;; left--) {
    Bool answer = query(display, device, window, root, child, rootX, rootY, x, y, buttons, modifiers, group);
    Bool isPressed = answer && buttons->mask_len > 0 && XIMaskIsSet(buttons->mask, 1);
    if (!isPressed || left == 0) return answer;
    XFree(buttons->mask);
    nanosleep(&(struct timespec){.tv_nsec = 1000000}, NULL);
  }
}
