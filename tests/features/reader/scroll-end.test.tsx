import { expect, onTestFinished, test, vi } from 'vitest';
import { onScrollEnd } from '#src/features/reader/scroll-end.ts';
import { eventually } from '#tests/support/eventually.ts';

function scrolledBox(): HTMLElement {
  const box = document.body.appendChild(document.createElement('div'));
  box.style.cssText = 'width: 100px; height: 100px; overflow: auto';
  box.append(Object.assign(document.createElement('div'), { style: 'height: 1000px' }));
  onTestFinished(() => box.remove());
  return box;
}

/** As in Safari before 26.2. */
function forgetScrollEnd(): void {
  const own = Object.getOwnPropertyDescriptor(HTMLElement.prototype, 'onscrollend') ?? {};
  Reflect.deleteProperty(HTMLElement.prototype, 'onscrollend');
  addEventListener('scrollend', stop, { capture: true });
  onTestFinished(() => {
    Object.defineProperty(HTMLElement.prototype, 'onscrollend', own);
    removeEventListener('scrollend', stop, { capture: true });
  });
}

function stop(event: Event): void {
  event.stopPropagation();
}

test.each([true, false])('The end of a scroll is told once, until nobody listens; that the browser says so: %s.', async (isSaid) => {
  if (!isSaid) forgetScrollEnd();
  const box = scrolledBox();
  const listening = new AbortController();
  const tell = vi.fn<() => void>();
  onScrollEnd(box, tell, listening.signal);
  box.scrollTo({ top: 400, behavior: 'smooth' });
  await eventually(() => expect([tell.mock.calls.length, box.scrollTop]).toEqual([1, 400]));
  box.scrollTo({ top: 0, behavior: 'instant' });
  listening.abort();
  const other = scrolledBox();
  const after = vi.fn<() => void>();
  onScrollEnd(other, after, new AbortController().signal);
  other.scrollTo({ top: 400, behavior: 'instant' });
  await eventually(() => expect(after).toHaveBeenCalled());
  expect(tell).toHaveBeenCalledTimes(1);
});
