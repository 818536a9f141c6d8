#include "CSVGFloor.h"

#include <cairo-ft.h>
#include <cairo-svg.h>
#include <math.h>

static cairo_status_t count(void *closure, const unsigned char *data, unsigned length) {
  *(long *)closure += length;
  return CAIRO_STATUS_SUCCESS;
}

static cairo_font_face_t *face(const char *file, int index) {
  static FT_Library library;
  static cairo_font_face_t *faces[64];
  if (!library) FT_Init_FreeType(&library);
  if (!faces[index]) {
    FT_Face face;
    if (FT_New_Face(library, file, 0, &face)) return 0;
    faces[index] = cairo_ft_font_face_create_for_ft_face(face, FT_LOAD_NO_HINTING);
  }
  return faces[index];
}

static void box(cairo_t *context, const SVGFloorItem *item) {
  double r = item->radius, right = item->x + item->width, bottom = item->y + item->height;
  if (r <= 0) {
    cairo_rectangle(context, item->x, item->y, item->width, item->height);
  } else {
    cairo_new_sub_path(context);
    cairo_arc(context, right - r, item->y + r, r, -M_PI / 2, 0);
    cairo_arc(context, right - r, bottom - r, r, 0, M_PI / 2);
    cairo_arc(context, item->x + r, bottom - r, r, M_PI / 2, M_PI);
    cairo_arc(context, item->x + r, item->y + r, r, M_PI, M_PI * 3 / 2);
    cairo_close_path(context);
  }
  cairo_fill(context);
}

long svg_floor_draw(const SVGFloorPage *page) {
  long bytes = 0;
  cairo_surface_t *surface = cairo_svg_surface_create_for_stream(count, &bytes, page->width, page->height);
  cairo_t *context = cairo_create(surface);
  cairo_glyph_t glyphs[4096];
  for (int i = 0; i < page->item_count; i++) {
    const SVGFloorItem *item = &page->items[i];
    cairo_set_source_rgba(context, item->color[0], item->color[1], item->color[2], item->color[3]);
    if (item->width > 0) {
      box(context, item);
      continue;
    }
    int glyph_count = item->glyph_count < 4096 ? item->glyph_count : 4096;
    for (int g = 0; g < glyph_count; g++) {
      int index = item->first_glyph + g;
      glyphs[g] = (cairo_glyph_t){page->glyphs[index], item->x + page->glyph_x[index], item->y};
    }
    cairo_set_font_face(context, face(page->fonts[item->font], item->font));
    cairo_set_font_size(context, item->size);
    cairo_show_glyphs(context, glyphs, glyph_count);
  }
  cairo_destroy(context);
  cairo_surface_finish(surface);
  cairo_surface_destroy(surface);
  return bytes;
}
