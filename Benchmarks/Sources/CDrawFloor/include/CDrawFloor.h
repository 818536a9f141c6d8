#ifndef C_DRAW_FLOOR_H
#define C_DRAW_FLOOR_H

/// What one step of a drawing does; its numbers lie in `floor_step`.
enum floor_kind {
  FLOOR_SAVE,
  FLOOR_RESTORE,
  /// `numbers`: the six of an affine transform.
  FLOOR_TRANSFORM,
  /// Path steps: `numbers`: x and y, or the two control points and the end.
  FLOOR_MOVE,
  FLOOR_LINE,
  FLOOR_CURVE,
  FLOOR_CLOSE,
  /// Uses up the path.
  FLOOR_CLIP,
  /// `numbers`: red, green, blue, alpha; uses up the path.
  FLOOR_FILL,
  /// The same, and the width of the line.
  FLOOR_STROKE,
  /// `numbers`: red, green, blue, alpha, x, y, the type's size, and the width of lines or less than 0.
  FLOOR_TEXT,
  FLOOR_PUSH_GROUP,
  /// `numbers`: the opacity.
  FLOOR_POP_GROUP,
};

/// One step.
struct floor_step {
  enum floor_kind kind;
  double numbers[8];
  const char *text;
};

/// Shapes and draws all steps with Pango and Cairo alone, in points at `scale` pixels each.
///
/// Each text is shaped once, by one layout that is used again and again; the type is Inter. Returns a number that depends
/// on the pixels, or 0 where the surface could not be made.
unsigned draw_floor(const struct floor_step *steps, int count, double width, double height, double scale);

#endif
