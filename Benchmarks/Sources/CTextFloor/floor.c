#include "CTextFloor.h"

#include <pango/pangocairo.h>

int text_floor_shape(const char *const *texts, int count, double size, double width) {
  static PangoContext *context;
  if (!context) {
    context = pango_font_map_create_context(pango_cairo_font_map_get_default());
    pango_context_set_round_glyph_positions(context, FALSE);
  }
  PangoFontDescription *font = pango_font_description_from_string("Inter");
  pango_font_description_set_absolute_size(font, size * PANGO_SCALE);
  PangoLayout *layout = pango_layout_new(context);
  pango_layout_set_font_description(layout, font);
  pango_layout_set_width(layout, width < 0 ? -1 : (int)(width * PANGO_SCALE));
  int lines = 0;
  for (int i = 0; i < count; i++) {
    int w, h;
    pango_layout_set_text(layout, texts[i], -1);
    pango_layout_get_pixel_size(layout, &w, &h);
    lines += pango_layout_get_line_count(layout);
  }
  g_object_unref(layout);
  pango_font_description_free(font);
  return lines;
}
