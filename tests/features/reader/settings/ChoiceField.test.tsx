import '#src/ui/tokens.css';
import { afterEach, expect, onTestFinished, test } from 'vitest';
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

function isOver(one: DOMRect, other: DOMRect): boolean {
  return one.left < other.right - 1 && other.left < one.right - 1 && one.top < other.bottom - 1 && other.top < one.bottom - 1;
}

test.each([3, 4, 5, 6])(
  'In letters twice as large %d choices stand beside or below each other, over none and within the sheet.',
  async (count) => {
    await page.viewport(360, 740);
    document.documentElement.style.fontSize = '200%';
    onTestFinished(() => void document.documentElement.style.removeProperty('font-size'));
    const choices = LABELS.slice(0, count).map((label) => ({ value: label, label }));
    const { host } = renderPart(
      <ChoiceField legend="Chiều lật trang" choices={choices} value={LABELS[0] ?? ''} onChange={() => undefined} />,
    );
    const boxes = [...host.querySelectorAll('label')].map((label) => label.getBoundingClientRect());
    expect(boxes.filter((box) => boxes.some((other) => other !== box && isOver(box, other)))).toEqual([]);
    expect(Math.max(...boxes.map(({ right }) => right))).toBeLessThanOrEqual(host.getBoundingClientRect().right);
    const words = [...host.querySelectorAll('label > span')].map(
      (word) => [word.scrollWidth, word.closest('label')?.clientWidth ?? 0] as const,
    );
    expect(words.filter(([wide, room]) => wide > room)).toEqual([]);
  },
);
