import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { ShortNumber } from '#src/ui/number/ShortNumber.tsx';
import { renderPart } from '#tests/support/browser/render-part.tsx';

test.each([
  ['vi', 1_234_567, '1,2\u00a0Tr', '1.234.567'],
  ['ja', 1_234_567, '123.5万', '1,234,567'],
] as const)('A large number is seen in short and heard in full (%s).', async (language, value, seen, heard) => {
  const { host } = renderPart(
    <button type="button">
      <ShortNumber value={value} />
    </button>,
    language,
  );
  await expect.element(page.getByRole('button')).toHaveAccessibleName(heard);
  const boxes = [...host.querySelectorAll('span')].map((part) => [part.textContent, part.getBoundingClientRect().width > 1]);
  expect(boxes).toEqual([
    [seen, true],
    [heard, false],
  ]);
});

test('A number that is written in full stands there once.', () => {
  const { host } = renderPart(<ShortNumber value={9876} />);
  expect([host.textContent, host.childElementCount]).toEqual(['9.876', 0]);
});
