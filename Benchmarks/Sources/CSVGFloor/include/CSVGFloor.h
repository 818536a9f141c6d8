#ifndef C_SVG_FLOOR_H
#define C_SVG_FLOOR_H

/// A rounded box, or glyphs of one font and size.
typedef struct {
  /// Where the box lies and its corners' radius; `width` 0 for glyphs, whose baseline starts at `x` and `y`. In points.
  double x, y, width, height, radius;
  /// Red, green, blue and opacity, 0 to 1.
  double color[4];
  /// The index of the font's file, its size in points, and which glyphs are drawn.
  int font;
  double size;
  int first_glyph, glyph_count;
} SVGFloorItem;

/// What is drawn: boxes and glyphs from back to front.
typedef struct {
  double width, height;
  const SVGFloorItem *items;
  int item_count;
  /// Glyph numbers, and how far each lies from its run's start.
  const unsigned *glyphs;
  const double *glyph_x;
  /// Font files, each opened once in a process.
  const char *const *fonts;
} SVGFloorPage;

/// Draws a page on Cairo's SVG surface and returns how many bytes that wrote; they go nowhere.
long svg_floor_draw(const SVGFloorPage *page);

#endif
