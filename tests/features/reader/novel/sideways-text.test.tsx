import { expect, onTestFinished, test, vi } from 'vitest';
import { SidewaysText } from '#src/features/reader/novel/sideways-text.ts';
import type { Place } from '#src/features/reader/place-signal.ts';

test('A vertical text that grows, as when its faces come, is not taken for one that the reader moves.', async () => {
  const book = document.body.appendChild(document.createElement('div'));
  book.style.cssText = 'writing-mode: vertical-rl; width: 400px; height: 300px; overflow: auto hidden';
  const text = book.appendChild(document.createElement('div'));
  text.style.width = '2000px';
  const onPlace = vi.fn<(place: Place) => void>();
  const ignored = { onTurn: () => undefined, onPullPastEnd: () => undefined };
  const stage = new SidewaysText({ book, text, isVertical: true, isPaged: false, direction: 'rtl', onPlace, ...ignored });
  onTestFinished(() => {
    stage.close();
    book.remove();
  });
  const told = (progress: number, motion: Place['motion']) =>
    vi.waitFor(() => expect(onPlace).toHaveBeenLastCalledWith({ position: 0, progress, motion }));
  await told(0.2, 0);
  text.style.width = '1600px';
  await told(0.25, 0);
  book.scrollTo({ left: -400, behavior: 'instant' });
  await told(0.5, 1);
  text.style.width = '3200px';
  await told(0.25, 0);
  book.scrollTo({ left: 0, behavior: 'instant' });
  await told(0.125, -1);
});
