/** A gesture that brings the reader to the end page, or taps in quick succession, must not also carry them past it. Milliseconds. */
export const END_HOLD = 400;

/** Whether one more step forward on the end page means the next chapter: only a gesture of its own does. */
export function mayLeaveEnd(arrivedAt: number, now: number, isRepeat: boolean): boolean {
  return !isRepeat && now - arrivedAt >= END_HOLD;
}
