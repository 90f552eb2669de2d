/** A gesture that brings the reader to the end page, or taps in quick succession, must not also carry them past it. Milliseconds. */
export const END_HOLD = 400;
/** A wheel that rests this long begins another gesture. Milliseconds. */
export const GESTURE_PAUSE = 180;
