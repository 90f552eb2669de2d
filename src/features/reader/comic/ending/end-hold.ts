import { END_HOLD } from '../../pauses.ts';

/** Whether one more step, from the first page or the end page, means the chapter beside this one: only a gesture of its own does. */
export function mayLeave(arrivedAt: number, now: number, isRepeat: boolean): boolean {
  return !isRepeat && now - arrivedAt >= END_HOLD;
}
