// The target's first declaration replaces this line.
