/** Part of the window by which one step moves what is scrolled: a little of what was read stays in sight. */
export const WINDOW_STEP = 0.9;

/**
 * The page at this part of the window, from where the pages begin, is the one being read: a third, written out so that
 * the bundler can put the number in its places.
 */
export const READING_LINE = 0.3333;
