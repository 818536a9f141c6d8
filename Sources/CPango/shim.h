#ifndef COLLECTIONLAB_CPANGO_H
#define COLLECTIONLAB_CPANGO_H
#include <pango/pangocairo.h>
#include <pango/pangofc-font.h>
#include <pango/pangofc-fontmap.h>
#include <fontconfig/fontconfig.h>
#include <hb.h>
#include <hb-ft.h>
#include <hb-ot.h>
#include <ft2build.h>
#include FT_FREETYPE_H
#include FT_OUTLINE_H

/* A font map and a context that see the fonts of one configuration, with widths that do not depend on any
   resolution: one unit is a point, no hinting, no rounding (rendering.md 2.1). Made here because Pango versions
   differ in which of their types Swift can see into. */
static inline PangoFontMap *_Nonnull clab_font_map_new(FcConfig *_Nonnull config) {
  PangoFontMap *map = pango_cairo_font_map_new_for_font_type(CAIRO_FONT_TYPE_FT);
  pango_fc_font_map_set_config(PANGO_FC_FONT_MAP(map), config);
  pango_cairo_font_map_set_resolution(PANGO_CAIRO_FONT_MAP(map), 72);
  return map;
}

static inline PangoContext *_Nonnull clab_context_new(PangoFontMap *_Nonnull map) {
  PangoContext *context = pango_font_map_create_context(map);
  cairo_font_options_t *options = cairo_font_options_create();
  cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE);
  cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF);
  cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY);
  pango_cairo_context_set_font_options(context, options);
  cairo_font_options_destroy(options);
  pango_context_set_round_glyph_positions(context, FALSE);
  pango_context_set_language(context, pango_language_from_string("en"));
  pango_context_set_base_dir(context, PANGO_DIRECTION_LTR);
  return context;
}

static inline void clab_unref(void *_Nonnull object) { g_object_unref(object); }

/* The file, the face in it and the colours of a font that a font map made. */
static inline FcBool clab_font_file(
  PangoFont *_Nonnull font, const char *_Nullable *_Nonnull file, int *_Nonnull index, int *_Nonnull color) {
  FcPattern *pattern = pango_fc_font_get_pattern(PANGO_FC_FONT(font));
  FcBool isColor = FcFalse;
  *index = 0;
  FcPatternGetInteger(pattern, FC_INDEX, 0, index);
  FcPatternGetBool(pattern, FC_COLOR, 0, &isColor);
  *color = isColor == FcTrue;
  return FcPatternGetString(pattern, FC_FILE, 0, (FcChar8 **)file) == FcResultMatch;
}

/* HarfBuzz 7 renamed the function that walks a glyph's outline. */
static inline void clab_draw_glyph(hb_font_t *font, hb_codepoint_t glyph, hb_draw_funcs_t *funcs, void *data) {
#if HB_VERSION_ATLEAST(7, 0, 0)
  hb_font_draw_glyph(font, glyph, funcs, data);
#else
  hb_font_get_glyph_shape(font, glyph, funcs, data);
#endif
}
#endif
