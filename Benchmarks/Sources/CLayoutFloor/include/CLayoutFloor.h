#ifndef C_LAYOUT_FLOOR_H
#define C_LAYOUT_FLOOR_H

#include <stddef.h>

/// A frame of the C loops: four floats.
typedef struct { float x, y, w, h; } FloorFrame;

/// Puts `count` items of the given heights into 2 to 6 columns, each into the shortest, the leftmost of equals.
void floor_masonry(
  FloorFrame *frames, const float *heights, int count, int columns, float width, float gap);

/// Bytes that the process has allocated and not freed.
size_t floor_allocated_bytes(void);

#endif
