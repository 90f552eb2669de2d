import { expect, test } from 'vitest';
import { ReadingTime } from '#src/features/reader/chrome/ReadingTime.tsx';
import { PlaceSignal } from '#src/features/reader/place-signal.ts';
import { renderPart } from '#tests/support/browser/render-part.tsx';

const CASES = [
  ['vi', ['còn 4 phút', 'còn 2 phút', 'còn 1 phút', '']],
  ['ja', ['あと4分', 'あと2分', 'あと1分', '']],
] as const;

test.each(CASES)('In %s the time left follows the place.', (language, shown) => {
  const signal = new PlaceSignal();
  const { host } = renderPart(<ReadingTime signal={signal} minutes={3.4} />, language);
  const read = [0, 0.5, 0.99, 1].map((progress) => {
    signal.tell({ position: 0, progress, motion: 1 });
    return host.textContent;
  });
  expect(read).toEqual(shown);
});

test('While the minute stays the same nothing is written.', async () => {
  const signal = new PlaceSignal();
  const { host } = renderPart(<ReadingTime signal={signal} minutes={100} />);
  const changes: MutationRecord[] = [];
  const observer = new MutationObserver((records) => changes.push(...records));
  observer.observe(host, { subtree: true, childList: true, characterData: true });
  signal.tell({ position: 0, progress: 0.001, motion: 1 });
  signal.tell({ position: 0, progress: 0.002, motion: 1 });
  changes.push(...observer.takeRecords());
  observer.disconnect();
  expect([changes, host.textContent]).toEqual([[], 'còn 100 phút']);
});

test.each(['vi', 'ja'] as const)(
  'With the letters of %s set far apart the time left is read whole, in two lines of a bar of a narrow window.',
  async (language) => {
    const { host } = renderPart(
      <div style={{ display: 'flex', inlineSize: 64, letterSpacing: '0.12em', wordSpacing: '0.16em' }}>
        <ReadingTime signal={new PlaceSignal()} minutes={4} />
      </div>,
      language,
    );
    await document.fonts.ready;
    const words = document.createRange();
    words.selectNodeContents(host.querySelector('span') ?? expect.fail('No time is told.'));
    const bar = (host.firstElementChild ?? expect.fail('There is no bar.')).getBoundingClientRect();
    expect(words.getBoundingClientRect().right).toBeLessThanOrEqual(bar.right + 3);
    expect(bar.height).toBeLessThanOrEqual(44);
  },
);
