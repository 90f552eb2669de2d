import { expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { HistoryList } from '#src/features/history/HistoryList.tsx';
import { renderPart } from '#tests/support/browser/render-part.tsx';

const chapter = { id: '12', number: '12', title: null };
const next = { id: '13', number: '13', title: 'Hẹn ở bến phà' };
const entry = { id: '1', title: 'Tiệm sách ngày mưa', chapter, next, cover: null, reading_at: 1_795_000_000_000 };

const isDrawn = (row: Element | undefined) => row?.querySelector('bdi')?.checkVisibility({ contentVisibilityAuto: true });

function show(progress: number): void {
  renderPart(<HistoryList entries={[{ ...entry, progress }]} now={entry.reading_at} onRemove={() => undefined} />);
}

test('A chapter that was finished is followed by the next one.', async () => {
  show(1);
  const onward = page.getByRole('link', { name: 'Đọc tiếp: Chương 13: Hẹn ở bến phà' });
  await expect.element(onward).toHaveAttribute('href', '/comic/1/13');
});

test('A chapter whose last page was seen, and not yet its end, was not read wholly.', async () => {
  show(0.999);
  await expect.element(page.getByText('99%')).toBeVisible();
});

test('A chapter in the midst of which a reader is stands alone.', async () => {
  show(0.99);
  await expect.element(page.getByRole('link', { name: 'Chương 12' })).toHaveAttribute('href', '/comic/1/12');
  expect(page.getByRole('link').elements()).toHaveLength(2);
});

test('The longest title takes three lines of a phone, and its row shows the chapter below.', async () => {
  await page.viewport(360, 740);
  const { host } = renderPart(
    <HistoryList
      entries={[{ ...entry, title: 'Chuyện người con gái bán diêm đi qua bảy cây cầu '.repeat(6), progress: 0.5 }]}
      now={entry.reading_at}
      onRemove={() => undefined}
    />,
  );
  const title = host.querySelector('li bdi') ?? expect.fail('There is no title.');
  expect(title.clientHeight / Number.parseFloat(getComputedStyle(title).lineHeight)).toBeCloseTo(3, 1);
});

test('The longest name of a chapter takes three lines too; names of another direction begin where all do.', async () => {
  await page.viewport(360, 740);
  const { host } = renderPart(
    <HistoryList
      entries={[{ ...entry, title: 'القارب', chapter: { ...chapter, title: 'Cánh cửa trong mưa '.repeat(16) }, progress: 0.5 }]}
      now={entry.reading_at}
      onRemove={() => undefined}
    />,
  );
  const name = host.querySelector('li a > span:not([class])') ?? expect.fail('There is no chapter.');
  expect(name.clientHeight / Number.parseFloat(getComputedStyle(name).lineHeight)).toBeCloseTo(3, 1);
  const title = host.querySelector('li bdi') ?? expect.fail('There is no title.');
  expect(getComputedStyle(title).textAlign).toBe('left');
});

test('Of hundreds of works those out of sight are not laid out, and a way to write times is made once.', () => {
  const made = vi.spyOn(Intl, 'DateTimeFormat');
  onTestFinished(() => made.mockRestore());
  const entries = Array.from({ length: 300 }, (_, work) => ({
    ...entry,
    id: String(work + 1),
    reading_at: entry.reading_at - work,
    progress: 0.5,
  }));
  const { host } = renderPart(<HistoryList entries={entries} now={entry.reading_at} onRemove={() => undefined} />);
  const rows = [...host.querySelectorAll('li')];
  expect([rows.length, isDrawn(rows[0]), isDrawn(rows.at(-1)), made.mock.calls.length <= 1]).toEqual([300, true, false, true]);
});
