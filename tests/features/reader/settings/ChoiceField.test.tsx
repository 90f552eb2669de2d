import '#src/ui/tokens.css';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { ChoiceField } from '#src/features/reader/settings/ChoiceField.tsx';
import { renderPart } from '#tests/support/browser/render-part.tsx';

const LABELS = ['Theo truyện', '← Phải sang trái', 'Trái sang phải →', 'Nửa dòng', 'Một dòng', 'Không'];

afterEach(() => page.viewport(414, 896));

test.each([
  [3, [3]],
  [4, [2, 2]],
  [5, [3, 2]],
  [6, [3, 3]],
])('On a phone %d choices lie in even rows: none fills a row alone.', async (count, expected) => {
  await page.viewport(320, 740);
  const choices = LABELS.slice(0, count).map((label) => ({ value: label, label }));
  const { host } = renderPart(
    <ChoiceField legend="Chiều lật trang" choices={choices} value={LABELS[0] ?? ''} onChange={() => undefined} />,
  );
  const rows = Map.groupBy([...host.querySelectorAll('label')], (label) => label.getBoundingClientRect().top);
  expect([...rows.values()].map((row) => row.length)).toEqual(expected);
  for (const row of rows.values()) expect(new Set(row.map((label) => Math.round(label.getBoundingClientRect().width))).size).toBe(1);
});
