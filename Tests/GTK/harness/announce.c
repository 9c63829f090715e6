// GTK's function for announcements, which exists from 4.14 on, for tests with older versions: preloaded, it writes
// announcements to a file.
#include <stdio.h>
#include <stdlib.h>

void gtk_accessible_announce(void *accessible, const char *text, int priority) {
  (void)accessible, (void)priority;
  FILE *file = fopen(getenv("ANNOUNCEMENTS"), "a");
  if (!file) return;
  fprintf(file, "%s\n", text);
  fclose(file);
}
