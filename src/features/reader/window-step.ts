/** Part of the window by which one step moves what is scrolled: a little of what was read stays in sight. */
export const WINDOW_STEP = 0.9;
