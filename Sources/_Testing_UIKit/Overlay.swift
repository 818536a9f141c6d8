// Swift Testing announces an overlay of this name for files that import both `Testing` and `UIKit`, also where the
// toolchain has none, as on Linux: without a module of the name no test file could import the two. There is nothing
// to overlay, so the module is empty; `UIKit` depends on it only so that it is there.
