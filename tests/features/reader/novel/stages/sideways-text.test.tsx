import { expect, test } from 'vitest';
import { SidewaysText } from '#src/features/reader/novel/stages/sideways-text.ts';
import type { Place } from '#src/features/reader/place-signal.ts';
import { eventually } from '#tests/support/eventually.ts';

const nothing = (): void => undefined;

test('A vertical text that becomes longer was not moved by its reader; one that is scrolled was.', async () => {
  document.body.innerHTML =
    '<div style="writing-mode: vertical-rl; width: 300px; height: 200px; overflow: scroll"><div style="width: 900px; height: 180px"></div></div>';
  const book = document.body.firstElementChild as HTMLElement;
  const text = book.firstElementChild as HTMLElement;
  const told: Place[] = [];
  const flow = { isPaged: false, isVertical: true, direction: 'rtl' } as const;
  const stage = new SidewaysText({ ...flow, book, text, onPlace: (place) => told.push(place), onTurn: nothing, onPullOut: nothing });
  await eventually(() => expect(told.length).toBe(1));
  text.style.width = '1200px';
  await eventually(() => expect(told.length).toBe(2));
  book.scrollBy({ left: -100, behavior: 'instant' });
  await eventually(() => expect(told.length).toBe(3));
  expect(told.map(({ motion }) => motion)).toEqual([0, 0, 1]);
  stage.close();
  document.body.replaceChildren();
});

test('A vertical text glides by the notches of a wheel, which add up, and follows the fingers on a touchpad at once.', async () => {
  document.body.innerHTML =
    '<div style="writing-mode: vertical-rl; width: 300px; height: 200px; overflow: scroll"><div style="width: 900px; height: 180px"></div></div>';
  const book = document.body.firstElementChild as HTMLElement;
  const flow = { isPaged: false, isVertical: true, direction: 'rtl' } as const;
  const text = book.firstElementChild as HTMLElement;
  const stage = new SidewaysText({ ...flow, book, text, onPlace: nothing, onTurn: nothing, onPullOut: nothing });
  const roll = (deltaY: number) => text.dispatchEvent(new WheelEvent('wheel', { bubbles: true, cancelable: true, deltaY }));
  roll(100);
  roll(100);
  expect(book.scrollLeft).toBeGreaterThan(-100);
  await eventually(() => expect(book.scrollLeft).toBe(-200));
  roll(12);
  expect(book.scrollLeft).toBe(-212);
  stage.close();
  document.body.replaceChildren();
});

test('The keys scroll a long end page of a vertical text once that is seen whole, until the text is closed.', () => {
  document.body.innerHTML = `<div style="writing-mode: vertical-rl; width: 300px; height: 200px; overflow: auto hidden; scrollbar-width: none">
      <div style="width: 900px; height: 200px"></div>
      <div style="writing-mode: horizontal-tb; width: 300px; height: 200px; overflow: hidden auto">
        <section data-page="end"><div style="height: 900px"></div></section>
      </div>
    </div>`;
  const book = document.body.firstElementChild as HTMLElement;
  const [text, after] = [...book.children] as [HTMLElement, HTMLElement];
  const flow = { isPaged: false, isVertical: true, direction: 'rtl' } as const;
  const stage = new SidewaysText({ ...flow, book, text, onPlace: nothing, onTurn: nothing, onPullOut: nothing });
  const press = (): readonly [isLeft: boolean, top: number] => {
    const event = new KeyboardEvent('keydown', { key: 'PageDown', repeat: true, bubbles: true, cancelable: true });
    return [document.body.dispatchEvent(event), after.scrollTop];
  };
  expect(press()).toEqual([true, 0]);
  book.scrollTo({ left: -800, behavior: 'instant' });
  expect(press()).toEqual([true, 0]);
  book.scrollTo({ left: -900, behavior: 'instant' });
  expect(press()).toEqual([false, 180]);
  stage.close();
  expect(press()).toEqual([true, 180]);
  document.body.replaceChildren();
});
