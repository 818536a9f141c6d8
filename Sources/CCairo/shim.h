#ifndef COLLECTIONLAB_CCAIRO_H
#define COLLECTIONLAB_CCAIRO_H
#include <cairo.h>
#include <cairo-ft.h>
#include <cairo-pdf.h>
#include <cairo-svg.h>
#endif
