import { END_HOLD } from '../pauses.ts';

/** Whether one more step forward on the end page means the next chapter: only a gesture of its own does. */
export function mayLeaveEnd(arrivedAt: number, now: number, isRepeat: boolean): boolean {
  return !isRepeat && now - arrivedAt >= END_HOLD;
}
