import { type RefObject, useEffect, useRef } from 'react';

/** Pixels that what stands before it peeks in by. */
const BEFORE_CHOSEN = 48;
/** Pixels at the end of a line that fade out. */
const FADING = 32;

/**
 * Of a line of links: where it is longer than its place, what is chosen of it is in sight, at first and whenever that is
 * another by name; '' where nothing is. So is what the keyboard reaches: browsers leave alone what they show a part of.
 */
export function useChosenInSight<Line extends HTMLElement>(chosen: string): RefObject<Line | null> {
  const line = useRef<Line>(null);
  useEffect(() => {
    if (chosen !== '') showChosen(line.current);
  }, [chosen]);
  useEffect(() => {
    const { current } = line;
    current?.addEventListener('focusin', showReached);
    return () => current?.removeEventListener('focusin', showReached);
  }, []);
  return line;
}

function showReached({ target }: FocusEvent): void {
  if (target instanceof Element && target.matches(':focus-visible')) target.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}

function showChosen(line: HTMLElement | null): void {
  const chosen = line?.querySelector('[aria-current]');
  if (!line || !chosen) return;
  const [place, { left, right }] = [line.getBoundingClientRect(), chosen.getBoundingClientRect()];
  if (left < place.left || right > place.right - FADING) line.scrollLeft += left - place.left - BEFORE_CHOSEN;
}
