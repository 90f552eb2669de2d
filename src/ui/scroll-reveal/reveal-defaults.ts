/** How what comes into view appears, by the specification: pixels, milliseconds, and a CSS easing. */
export const REVEAL = {
  /** How far above the lower edge of the window the upper edge of a part must have come. */
  offset: 120,
  delay: 0,
  easing: 'ease',
  duration: 400,
  /** At most one look in so long while the page scrolls. */
  throttle: 99,
  /** So long after the last change of the window's size one looks again. */
  debounce: 50,
} as const;
