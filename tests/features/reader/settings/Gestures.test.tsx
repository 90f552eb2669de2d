import { expect, test } from 'vitest';
import { Gestures, type GesturesProps } from '#src/features/reader/settings/Gestures.tsx';
import { renderPart } from '#tests/support/browser/render-part.tsx';

const PAGED = { layout: 'paged', direction: 'rtl' } as const;
const STRIP = { layout: 'strip', direction: 'ltr' } as const;
const TURN = 'Chạm hai bên trang';
const ANYWHERE = 'Chạm vào bất kỳ đâu';
const ZONES = 'Chạm các vùng';
const SWIPE = 'Vuốt để lật trang.';

function said(given: Partial<GesturesProps>): readonly string[] {
  const { host } = renderPart(<Gestures view={PAGED} taps="auto" flow="scroll" {...given} />, 'vi');
  return [...host.querySelectorAll('li')].map(({ textContent }) => textContent);
}

test.each<[string, Partial<GesturesProps>, string]>([
  ['pages', {}, TURN],
  ['pages whose sides turn', { taps: 'sides' }, TURN],
  ['pages with zones of their own', { taps: 'kindle' }, ZONES],
  ['pages without zones', { taps: 'off' }, SWIPE],
  ['a strip', { view: STRIP }, ANYWHERE],
  ['a strip with zones', { view: STRIP, taps: 'sides' }, ZONES],
  ['a strip without zones', { view: STRIP, taps: 'off' }, ANYWHERE],
  ['a text that is scrolled, whatever holds in comics', { view: null, taps: 'kindle' }, ANYWHERE],
  ['a text in pages', { view: null, taps: 'off', flow: 'pages' }, TURN],
])('Of %s is said what a tap does.', (_, given, words) => {
  expect(said(given)[0]).toContain(words);
});

test('Only what has pages is enlarged, saved and shared.', () => {
  expect([said({}).length, said({ view: null }).length]).toEqual([3, 1]);
});
