#ifndef C_TEXT_FLOOR_H
#define C_TEXT_FLOOR_H

/// Shapes texts with Pango alone, one layout reused, and returns the number of lines.
///
/// The width is in points; less than 0 is endless. The type is Inter of a size in points.
int text_floor_shape(const char *const *texts, int count, double size, double width);

#endif
