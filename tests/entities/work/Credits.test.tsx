import '#src/ui/tokens.css';
import { expect, test } from 'vitest';
import { Credits } from '#src/entities/work/Credits.tsx';
import { credits } from '#stories/catalogue/works.ts';
import { renderPart } from '#tests/support/browser/render-part.tsx';

test('A creator’s name can be met by a thumb, as controls can.', () => {
  const { host } = renderPart(<Credits data={credits([['AUTHOR', 'An']])} />);
  host.style.padding = '40px';
  const name = host.querySelector('a');
  const { left, top, bottom } = name?.getBoundingClientRect() ?? new DOMRect();
  const middle = (top + bottom) / 2;
  expect([middle - 21, middle + 21].map((y) => document.elementFromPoint(left + 4, y))).toEqual([name, name]);
});

test('A press on a name opens its works, also where another stands right below it.', () => {
  const { host } = renderPart(
    <Credits
      data={credits([
        ['AUTHOR', 'An'],
        ['ARTIST', 'Bình'],
      ])}
    />,
  );
  host.style.inlineSize = '120px';
  const names = [...host.querySelectorAll('a')];
  const places = names.map((name) => name.getBoundingClientRect());
  expect((places[1]?.top ?? 0) - (places[0]?.bottom ?? 0)).toBeLessThan(12);
  const met = places.map(({ left, top, bottom }) =>
    [top + 1, bottom - 1].map((y) => document.elementFromPoint(left + 4, y)?.closest('a')?.textContent),
  );
  expect(met).toEqual([
    ['An', 'An'],
    ['Bình', 'Bình'],
  ]);
});
