/** Milliseconds: by then a turned page is on the screen, and what draws another frame holds none of it back. */
export const PRESENTED_AFTER = 60;
