#ifndef COLLECTIONLAB_CCMARK_H
#define COLLECTIONLAB_CCMARK_H
#include <cmark-gfm.h>
#include <cmark-gfm-extension_api.h>
#include <cmark-gfm-core-extensions.h>
#endif
