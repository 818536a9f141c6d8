#include "CDrawFloor.h"

#include <math.h>
#include <pango/pangocairo.h>

static void text(cairo_t *context, PangoLayout *layout, PangoFontDescription *font, const struct floor_step *step) {
  const double *n = step->numbers;
  pango_font_description_set_absolute_size(font, n[6] * PANGO_SCALE);
  pango_layout_set_font_description(layout, font);
  pango_layout_set_width(layout, n[7] < 0 ? -1 : (int)ceil(n[7] * PANGO_SCALE));
  pango_layout_set_text(layout, step->text, -1);
  cairo_set_source_rgba(context, n[0], n[1], n[2], n[3]);
  cairo_move_to(context, n[4], n[5]);
  pango_cairo_show_layout(context, layout);
  cairo_new_path(context);
}

static void draw(cairo_t *context, PangoLayout *layout, PangoFontDescription *font, const struct floor_step *step) {
  const double *n = step->numbers;
  switch (step->kind) {
  case FLOOR_SAVE: cairo_save(context); break;
  case FLOOR_RESTORE: cairo_restore(context); break;
  case FLOOR_TRANSFORM: {
    cairo_matrix_t matrix = {n[0], n[1], n[2], n[3], n[4], n[5]};
    cairo_transform(context, &matrix);
    break;
  }
  case FLOOR_MOVE: cairo_move_to(context, n[0], n[1]); break;
  case FLOOR_LINE: cairo_line_to(context, n[0], n[1]); break;
  case FLOOR_CURVE: cairo_curve_to(context, n[0], n[1], n[2], n[3], n[4], n[5]); break;
  case FLOOR_CLOSE: cairo_close_path(context); break;
  case FLOOR_CLIP: cairo_clip(context); break;
  case FLOOR_FILL:
    cairo_set_source_rgba(context, n[0], n[1], n[2], n[3]);
    cairo_fill(context);
    break;
  case FLOOR_STROKE:
    cairo_set_source_rgba(context, n[0], n[1], n[2], n[3]);
    cairo_set_line_width(context, n[4]);
    cairo_stroke(context);
    break;
  case FLOOR_TEXT: text(context, layout, font, step); break;
  case FLOOR_PUSH_GROUP: cairo_push_group(context); break;
  case FLOOR_POP_GROUP:
    cairo_pop_group_to_source(context);
    cairo_paint_with_alpha(context, n[0]);
    break;
  }
}

unsigned draw_floor(const struct floor_step *steps, int count, double width, double height, double scale) {
  cairo_surface_t *surface =
      cairo_image_surface_create(CAIRO_FORMAT_ARGB32, (int)ceil(width * scale), (int)ceil(height * scale));
  if (cairo_surface_status(surface)) return 0;
  cairo_t *context = cairo_create(surface);
  cairo_scale(context, scale, scale);
  PangoLayout *layout = pango_cairo_create_layout(context);
  pango_context_set_round_glyph_positions(pango_layout_get_context(layout), FALSE);
  PangoFontDescription *font = pango_font_description_from_string("Inter");
  for (int i = 0; i < count; i++) draw(context, layout, font, &steps[i]);
  pango_font_description_free(font);
  g_object_unref(layout);
  cairo_destroy(context);
  cairo_surface_flush(surface);
  const unsigned char *bytes = cairo_image_surface_get_data(surface);
  int size = cairo_image_surface_get_stride(surface) * cairo_image_surface_get_height(surface);
  unsigned sum = 1;
  for (int i = 0; i < size; i += 4099) sum = sum * 31 + bytes[i];
  cairo_surface_destroy(surface);
  return sum;
}
