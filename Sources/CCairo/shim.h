#ifndef COLLECTIONLAB_CCAIRO_H
#define COLLECTIONLAB_CCAIRO_H
#include <setjmp.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>

#include <cairo.h>
#include <cairo-ft.h>
#include <cairo-pdf.h>
#include <cairo-svg.h>
#include <isa-l/crc.h>
#include <isa-l/igzip_lib.h>
#include <jerror.h>
#include <jpeglib.h>
#include <png.h>
#include <zlib.h>

#if defined(__x86_64__) || defined(__i386__)
#include <immintrin.h>
#endif

#define CCAIRO_MESSAGE_SIZE 200

// ISA-L: its AVX code leaves the upper halves of the vector registers in use, after which every SSE instruction, as cairo,
// pixman and the Swift compiler have them, waits for the one before it. They are cleared behind each call.

#if defined(__x86_64__) || defined(__i386__)
__attribute__((target("avx"))) static inline void ccairo_zero_upper_halves(void) { _mm256_zeroupper(); }
#endif

static inline void ccairo_leave_isal(void) {
#if defined(__x86_64__) || defined(__i386__)
  if (__builtin_cpu_supports("avx")) ccairo_zero_upper_halves();
#endif
}

/// Compresses what a stream was given, as far as there is room; ISA-L's status.
static inline int ccairo_deflate(struct isal_zstream *stream) {
  int status = isal_deflate(stream);
  ccairo_leave_isal();
  return status;
}

/// The check sum of PNG chunks: that of `count` bytes behind what had the check sum `sum`.
static inline uint32_t ccairo_crc32(uint32_t sum, const uint8_t *bytes, size_t count) {
  sum = crc32_gzip_refl(sum, bytes, count);
  ccairo_leave_isal();
  return sum;
}

/// The check sum of zlib's frame: that of `count` bytes behind what had the check sum `sum`.
static inline uint32_t ccairo_adler32(uint32_t sum, const uint8_t *bytes, uint64_t count) {
  sum = isal_adler32(sum, bytes, count);
  ccairo_leave_isal();
  return sum;
}

/// The memory ISA-L works in at level 1; its own name is an expression that Swift does not see.
enum { CCAIRO_LEVEL_1_SIZE = ISAL_DEF_LVL1_DEFAULT };

// Rows of pixels.

/// Bytes R, G, B of `count` pixels that lie in memory as cairo's native 0xXXRRGGBB words.
static inline void ccairo_pack_rgb_portable(uint8_t *to, const uint32_t *from, size_t count) {
  for (size_t i = 0; i < count; i++, to += 3) {
    uint32_t pixel = from[i];
    to[0] = (uint8_t)(pixel >> 16);
    to[1] = (uint8_t)(pixel >> 8);
    to[2] = (uint8_t)pixel;
  }
}

#if defined(__x86_64__) || defined(__i386__)
/// The same, four pixels a step; writes up to 4 bytes beyond the end.
__attribute__((target("ssse3"))) static inline void ccairo_pack_rgb_ssse3(
    uint8_t *to, const uint32_t *from, size_t count) {
  const __m128i order = _mm_setr_epi8(2, 1, 0, 6, 5, 4, 10, 9, 8, 14, 13, 12, -1, -1, -1, -1);
  size_t i = 0;
  for (; i + 4 <= count; i += 4, to += 12)
    _mm_storeu_si128(
        (__m128i *)to, _mm_shuffle_epi8(_mm_loadu_si128((const __m128i *)(from + i)), order));
  ccairo_pack_rgb_portable(to, from + i, count - i);
}

/// The same, sixteen pixels a step; writes up to 4 bytes beyond the end.
__attribute__((target("avx2"))) static inline void ccairo_pack_rgb_avx2(
    uint8_t *to, const uint32_t *from, size_t count) {
  const __m256i order = _mm256_setr_epi8(
      2, 1, 0, 6, 5, 4, 10, 9, 8, 14, 13, 12, -1, -1, -1, -1, 2, 1, 0, 6, 5, 4, 10, 9, 8, 14, 13, 12, -1, -1, -1,
      -1);
  size_t i = 0;
  for (; i + 16 <= count; i += 16, to += 48)
    for (int part = 0; part < 2; part++) {
      __m256i eight = _mm256_shuffle_epi8(_mm256_loadu_si256((const __m256i *)(from + i) + part), order);
      _mm_storeu_si128((__m128i *)(to + 24 * part), _mm256_castsi256_si128(eight));
      _mm_storeu_si128((__m128i *)(to + 24 * part + 12), _mm256_extracti128_si256(eight, 1));
    }
  ccairo_pack_rgb_ssse3(to, from + i, count - i);
}
#endif

/// Bytes R, G, B of `count` native words; `to` must have room for 4 bytes more than that.
static inline void ccairo_pack_rgb(uint8_t *to, const uint32_t *from, size_t count) {
#if defined(__x86_64__) || defined(__i386__)
  if (__builtin_cpu_supports("avx2")) {
    ccairo_pack_rgb_avx2(to, from, count);
    return;
  }
  if (__builtin_cpu_supports("ssse3")) {
    ccairo_pack_rgb_ssse3(to, from, count);
    return;
  }
#endif
  ccairo_pack_rgb_portable(to, from, count);
}

/// The four bytes of a word times `share`, each over 255 with `half` added before it is rounded down.
static inline uint32_t ccairo_scaled(uint32_t word, uint32_t share, uint32_t half) {
  const uint32_t two = 0x00FF00FF;
  uint32_t low = (word & two) * share + (half << 16 | half);
  uint32_t high = (word >> 8 & two) * share + (half << 16 | half);
  low = (low + (low >> 8 & two)) >> 8 & two;
  high = (high + (high >> 8 & two)) & ~two;
  return low | high;
}

/// Lays a premultiplied colour over `height` rows of `width` native words, with pixman's arithmetic: c + (255 − a) × d / 255,
/// rounded. Rows are `stride` words apart.
///
/// No byte overflows, since none of a premultiplied colour is larger than its alpha.
static inline void ccairo_cover_portable(
    uint32_t *pixels, size_t stride, size_t width, size_t height, uint32_t color) {
  uint32_t rest = 255 - (color >> 24);
  for (; height > 0; height--, pixels += stride)
    for (size_t i = 0; i < width; i++) pixels[i] = color + ccairo_scaled(pixels[i], rest, 128);
}

#if defined(__x86_64__) || defined(__i386__)
/// The same for four pixels.
__attribute__((target("avx2"))) static inline __m128i ccairo_cover_four_avx2(
    __m128i below, __m128i over, __m128i rest) {
  const __m128i zero = _mm_setzero_si128(), half = _mm_set1_epi16(128), share = _mm_set1_epi16(257);
  __m128i low = _mm_mullo_epi16(_mm_unpacklo_epi8(below, zero), rest);
  __m128i high = _mm_mullo_epi16(_mm_unpackhi_epi8(below, zero), rest);
  low = _mm_mulhi_epu16(_mm_add_epi16(low, half), share);
  high = _mm_mulhi_epu16(_mm_add_epi16(high, half), share);
  return _mm_adds_epu8(_mm_packus_epi16(low, high), over);
}

/// The same for fewer than eight pixels, in steps of four, two and one.
__attribute__((target("avx2"))) static inline void ccairo_cover_few_avx2(
    uint32_t *pixels, size_t count, __m128i over, __m128i rest) {
  if (count & 4) {
    _mm_storeu_si128(
        (__m128i *)pixels, ccairo_cover_four_avx2(_mm_loadu_si128((const __m128i *)pixels), over, rest));
    pixels += 4;
  }
  if (count & 2) {
    _mm_storel_epi64(
        (__m128i *)pixels, ccairo_cover_four_avx2(_mm_loadl_epi64((const __m128i *)pixels), over, rest));
    pixels += 2;
  }
  if (count & 1)
    pixels[0] =
        (uint32_t)_mm_cvtsi128_si32(ccairo_cover_four_avx2(_mm_cvtsi32_si128((int)pixels[0]), over, rest));
}

/// The same, eight pixels a step, none of which lies on two of memory's lines.
__attribute__((target("avx2"))) static inline void ccairo_cover_avx2(
    uint32_t *pixels, size_t stride, size_t width, size_t height, uint32_t color) {
  const __m256i zero = _mm256_setzero_si256(), half = _mm256_set1_epi16(128);
  const __m256i share = _mm256_set1_epi16(257), over = _mm256_set1_epi32((int)color);
  const __m256i rest = _mm256_set1_epi16((short)(255 - (color >> 24)));
  const __m128i over4 = _mm256_castsi256_si128(over), rest4 = _mm256_castsi256_si128(rest);
  for (; height > 0; height--, pixels += stride) {
    size_t first = (0 - (uintptr_t)pixels / 4) & 7;
    size_t i = first < width ? first : width & 7;
    ccairo_cover_few_avx2(pixels, i, over4, rest4);
    for (; i + 8 <= width; i += 8) {
      __m256i below = _mm256_loadu_si256((const __m256i *)(pixels + i));
      __m256i low = _mm256_mullo_epi16(_mm256_unpacklo_epi8(below, zero), rest);
      __m256i high = _mm256_mullo_epi16(_mm256_unpackhi_epi8(below, zero), rest);
      low = _mm256_mulhi_epu16(_mm256_add_epi16(low, half), share);
      high = _mm256_mulhi_epu16(_mm256_add_epi16(high, half), share);
      _mm256_storeu_si256(
          (__m256i *)(pixels + i), _mm256_adds_epu8(_mm256_packus_epi16(low, high), over));
    }
    ccairo_cover_few_avx2(pixels + i, width - i, over4, rest4);
  }
}
#endif

/// Lays a premultiplied colour over `height` rows of `width` native words, as pixman does. Rows are `stride` words apart.
static inline void ccairo_cover(
    uint32_t *pixels, size_t stride, size_t width, size_t height, uint32_t color) {
  if (color >> 24 == 255) {
    for (; height > 0; height--, pixels += stride) {
      size_t i = 0;
      // Dashes are a few pixels wide, for which the compiler's vectors are slower.
      if (width < 8) {
#pragma clang loop vectorize(disable) unroll(disable)
        for (; i < width; i++) pixels[i] = color;
      }
      for (; i < width; i++) pixels[i] = color;
    }
    return;
  }
#if defined(__x86_64__) || defined(__i386__)
  if (__builtin_cpu_supports("avx2")) {
    ccairo_cover_avx2(pixels, stride, width, height, color);
    return;
  }
#endif
  ccairo_cover_portable(pixels, stride, width, height, color);
}

/// Lays a premultiplied colour over `count` native words through a coverage of 255 a pixel, with the arithmetic of whoever
/// does so when cairo fills a path: cairo itself for opaque colours, which blends and rounds like 127, and pixman for
/// others, which takes part of the colour first and rounds like 128.
static inline void ccairo_cover_through_portable(
    uint32_t *pixels, const uint8_t *coverage, size_t count, uint32_t color) {
  uint32_t half = color >> 24 == 255 ? 127 : 128;
  for (size_t i = 0; i < count; i++) {
    uint32_t cover = coverage[i];
    if (cover == 0) continue;
    uint32_t over = ccairo_scaled(color, cover, half);
    uint32_t alpha = (color >> 24) * cover + half;
    uint32_t rest = 255 - ((alpha + (alpha >> 8)) >> 8);
    pixels[i] = over + ccairo_scaled(pixels[i], rest, half);
  }
}

#if defined(__x86_64__) || defined(__i386__)
/// The same, eight pixels a step, whole stretches of them outside and inside at once.
__attribute__((target("avx2"))) static inline void ccairo_cover_through_avx2(
    uint32_t *pixels, const uint8_t *coverage, size_t count, uint32_t color) {
  const __m256i zero = _mm256_setzero_si256(), full = _mm256_set1_epi16(255);
  const __m256i half = _mm256_set1_epi16(color >> 24 == 255 ? 127 : 128);
  const __m256i share = _mm256_set1_epi16(257), alpha = _mm256_set1_epi16((short)(color >> 24));
  const __m256i whole = _mm256_set1_epi32((int)color), over = _mm256_unpacklo_epi8(whole, zero);
  const __m256i bytes = _mm256_set1_epi32(0x01010101);
  size_t i = 0;
  for (uint64_t eight; i + 8 <= count; i += 8) {
    memcpy(&eight, coverage + i, 8);
    if (eight == 0) continue;
    __m256i *at = (__m256i *)(pixels + i);
    if (eight == UINT64_MAX && color >> 24 == 255) {
      _mm256_storeu_si256(at, whole);
      continue;
    }
    __m256i below = _mm256_loadu_si256(at);
    __m256i cover = _mm256_mullo_epi32(
        _mm256_cvtepu8_epi32(_mm_loadl_epi64((const __m128i *)(coverage + i))), bytes);
    __m256i parts[2];
    for (int part = 0; part < 2; part++) {
      __m256i c = part ? _mm256_unpackhi_epi8(cover, zero) : _mm256_unpacklo_epi8(cover, zero);
      __m256i d = part ? _mm256_unpackhi_epi8(below, zero) : _mm256_unpacklo_epi8(below, zero);
      __m256i a = _mm256_mulhi_epu16(_mm256_add_epi16(_mm256_mullo_epi16(alpha, c), half), share);
      __m256i o = _mm256_mulhi_epu16(_mm256_add_epi16(_mm256_mullo_epi16(over, c), half), share);
      d = _mm256_mullo_epi16(d, _mm256_sub_epi16(full, a));
      parts[part] = _mm256_add_epi16(o, _mm256_mulhi_epu16(_mm256_add_epi16(d, half), share));
    }
    _mm256_storeu_si256(at, _mm256_packus_epi16(parts[0], parts[1]));
  }
  ccairo_cover_through_portable(pixels + i, coverage + i, count - i, color);
}
#endif

/// Lays a premultiplied colour over `count` native words through a coverage of 255 a pixel, as cairo does.
static inline void ccairo_cover_through(
    uint32_t *pixels, const uint8_t *coverage, size_t count, uint32_t color) {
#if defined(__x86_64__) || defined(__i386__)
  if (__builtin_cpu_supports("avx2")) {
    ccairo_cover_through_avx2(pixels, coverage, count, color);
    return;
  }
#endif
  ccairo_cover_through_portable(pixels, coverage, count, color);
}

// JPEG: libjpeg reports errors by a jump, which only C can catch.

struct ccairo_jpeg_errors {
  struct jpeg_error_mgr base;
  jmp_buf jump;
  char *message;
};

static inline void ccairo_jpeg_fail(j_common_ptr info) {
  struct ccairo_jpeg_errors *errors = (struct ccairo_jpeg_errors *)info->err;
  char text[JMSG_LENGTH_MAX];
  errors->base.format_message(info, text);
  snprintf(errors->message, CCAIRO_MESSAGE_SIZE, "%s", text);
  longjmp(errors->jump, 1);
}

/// Warnings that leave the picture whole pass; those about missing or broken pixels are errors.
static inline void ccairo_jpeg_warn(j_common_ptr info, int level) {
  if (level >= 0) return;
  switch (info->err->msg_code) {
  case JWRN_EXTRANEOUS_DATA:
  case JWRN_ADOBE_XFORM:
  case JWRN_JFIF_MAJOR:
  case JWRN_BOGUS_PROGRESSION:
    return;
  default:
    ccairo_jpeg_fail(info);
  }
}

/// Decodes a JPEG file into `height` rows of `width` native 0xFFRRGGBB words, or returns 0 with a message of at most
/// CCAIRO_MESSAGE_SIZE bytes.
///
/// `components` receives the number of channels in the file.
__attribute__((noinline)) static inline int ccairo_decode_jpeg(
    const uint8_t *bytes, size_t size, uint32_t *pixels, int width, int height, int *components,
    char *message) {
  struct jpeg_decompress_struct info;
  struct ccairo_jpeg_errors errors;
  info.err = jpeg_std_error(&errors.base);
  errors.base.error_exit = ccairo_jpeg_fail;
  errors.base.emit_message = ccairo_jpeg_warn;
  errors.message = message;
  message[0] = 0;
  if (setjmp(errors.jump)) {
    jpeg_destroy_decompress(&info);
    return 0;
  }
  jpeg_create_decompress(&info);
  jpeg_mem_src(&info, bytes, size);
  jpeg_read_header(&info, TRUE);
  *components = info.num_components;
  int isCMYK = info.jpeg_color_space == JCS_CMYK || info.jpeg_color_space == JCS_YCCK;
#if __BYTE_ORDER__ == __ORDER_LITTLE_ENDIAN__
  info.out_color_space = isCMYK ? JCS_CMYK : JCS_EXT_BGRX;
#else
  info.out_color_space = isCMYK ? JCS_CMYK : JCS_EXT_XRGB;
#endif
  info.dct_method = JDCT_ISLOW;
  jpeg_start_decompress(&info);
  if ((int)info.output_width != width || (int)info.output_height != height) {
    snprintf(message, CCAIRO_MESSAGE_SIZE, "its frame is not as large as its header says");
    jpeg_destroy_decompress(&info);
    return 0;
  }
  while (info.output_scanline < info.output_height) {
    uint32_t *row = pixels + (size_t)info.output_scanline * (size_t)width;
    JSAMPROW target = (JSAMPROW)row;
    jpeg_read_scanlines(&info, &target, 1);
    if (isCMYK) {
      // Adobe's programs store the complement of the ink, and say so with their marker.
      const uint8_t *ink = (const uint8_t *)row;
      unsigned flip = info.saw_Adobe_marker ? 0 : 255;
      for (int x = 0; x < width; x++, ink += 4) {
        unsigned key = ink[3] ^ flip;
        unsigned red = ((ink[0] ^ flip) * key + 127) / 255;
        unsigned green = ((ink[1] ^ flip) * key + 127) / 255;
        unsigned blue = ((ink[2] ^ flip) * key + 127) / 255;
        row[x] = 0xFF000000u | red << 16 | green << 8 | blue;
      }
    } else {
      for (int x = 0; x < width; x++) row[x] |= 0xFF000000u;
    }
  }
  jpeg_finish_decompress(&info);
  jpeg_destroy_decompress(&info);
  return 1;
}
#endif
