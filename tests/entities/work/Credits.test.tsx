import '#src/ui/tokens.css';
import { expect, test } from 'vitest';
import { Credits } from '#src/entities/work/Credits.tsx';
import { credits } from '#stories/catalogue/works.ts';
import { renderPart } from '#tests/support/render-part.tsx';

test('A creator’s name can be met by a thumb, as controls can.', () => {
  const { host } = renderPart(<Credits data={credits([['AUTHOR', 'An']])} />);
  host.style.padding = '40px';
  const name = host.querySelector('a');
  const { left, top, bottom } = name?.getBoundingClientRect() ?? new DOMRect();
  const middle = (top + bottom) / 2;
  expect([middle - 21, middle + 21].map((y) => document.elementFromPoint(left + 4, y))).toEqual([name, name]);
});
