#include "CLayoutFloor.h"

#include <malloc.h>

// One body per column count, so that the shortest column is found without branches.
#define MASONRY(n)                                                                                  \
  static void masonry##n(FloorFrame *f, const float *h, int count, float w, float gap) {            \
    float column[n] = {0};                                                                          \
    for (int i = 0; i < count; i++) {                                                               \
      int c = 0;                                                                                    \
      float least = column[0];                                                                      \
      _Pragma("unroll") for (int k = 1; k < n; k++) {                                               \
        int less = column[k] < least;                                                               \
        c = less ? k : c;                                                                           \
        least = less ? column[k] : least;                                                           \
      }                                                                                             \
      f[i] = (FloorFrame){(float)c * (w + gap), least, w, h[i]};                                    \
      float end = least + h[i] + gap;                                                               \
      _Pragma("unroll") for (int k = 0; k < n; k++) column[k] = c == k ? end : column[k];           \
    }                                                                                               \
  }

MASONRY(2) MASONRY(3) MASONRY(4) MASONRY(5) MASONRY(6)

void floor_masonry(
  FloorFrame *frames, const float *heights, int count, int columns, float width, float gap) {
  switch (columns) {
  case 2: masonry2(frames, heights, count, width, gap); break;
  case 3: masonry3(frames, heights, count, width, gap); break;
  case 4: masonry4(frames, heights, count, width, gap); break;
  case 5: masonry5(frames, heights, count, width, gap); break;
  default: masonry6(frames, heights, count, width, gap); break;
  }
}

size_t floor_allocated_bytes(void) {
  struct mallinfo2 info = mallinfo2();
  return info.uordblks + info.hblkhd;
}
