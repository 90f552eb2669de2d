import { useState } from 'react';
import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { DataTable } from '#src/ui/data-table/DataTable.tsx';
import { WHOLE_TABLE, type TableColumn, type TableView } from '#src/ui/data-table/table-rows.ts';
import { renderPart } from '#tests/support/browser/render-part.tsx';

interface Work {
  readonly title: string;
  readonly views: number | null;
  readonly updated: Date;
}

const WORKS: readonly Work[] = Array.from({ length: 25 }, (_, index) => ({
  title: `Tập ${index + 1}`,
  views: index === 4 ? null : (index * 7) % 25,
  updated: new Date(2026, 10, 1 + index),
}));

const COLUMNS: readonly TableColumn<Work>[] = [
  { key: 'title', name: 'Tên', kind: 'text', valueOf: ({ title }) => title },
  { key: 'views', name: 'Lượt xem', kind: 'number', valueOf: ({ views }) => views, isFilterable: false },
  { key: 'updated', name: 'Cập nhật', kind: 'date', valueOf: ({ updated }) => updated },
];

function Shelf({ rows, seen }: { readonly rows: readonly Work[] | null; readonly seen?: TableView[] }) {
  const [view, setView] = useState<TableView>(WHOLE_TABLE);
  return (
    <DataTable
      name="Truyện của bạn"
      columns={COLUMNS}
      rows={rows}
      keyOf={({ title }) => title}
      view={view}
      onView={(next) => (seen?.push(next), setView(next))}
      whenEmpty={<p>Chưa có truyện nào</p>}
    />
  );
}

const titles = (): string[] => [...document.querySelectorAll('tbody th')].map((cell) => cell.textContent ?? '');
const orders = (): (string | null)[] => [...document.querySelectorAll('thead th')].map((head) => head.getAttribute('aria-sort'));
const dialog = () => document.querySelector<HTMLDialogElement>('dialog[open]');

describe('The table', () => {
  test('shows ten rows on a page, says how many there are, and turns its pages.', async () => {
    renderPart(<Shelf rows={WORKS} />);
    expect([titles().length, document.querySelector('[role=status]')?.textContent]).toEqual([10, '25 dòng']);
    await userEvent.click(page.getByRole('button', { name: 'Trang 3' }));
    expect(titles()).toEqual(['Tập 21', 'Tập 22', 'Tập 23', 'Tập 24', 'Tập 25']);
  });

  test('is ordered by a column up, down and no more, by keys, and says so.', async () => {
    const seen: TableView[] = [];
    renderPart(<Shelf rows={WORKS} seen={seen} />);
    await userEvent.click(page.getByRole('button', { name: 'Trang 2' }));
    const head = [...document.querySelectorAll<HTMLElement>('thead button')].find(({ textContent }) => textContent === 'Lượt xem');
    head?.focus();
    await userEvent.keyboard('{Enter}');
    expect([titles()[0], orders()]).toEqual(['Tập 1', ['none', 'ascending', 'none']]);
    await userEvent.keyboard('{Enter}');
    expect([titles()[0], orders()]).toEqual(['Tập 8', ['none', 'descending', 'none']]);
    await userEvent.keyboard('{Enter}');
    expect([titles()[0], orders()]).toEqual(['Tập 1', ['none', 'none', 'none']]);
    expect(seen.map((view) => view.page)).toEqual([2, 1, 1, 1]);
  });

  test('is filtered by a column with a mode, back on the first page, and shows by what until that is taken away.', async () => {
    renderPart(<Shelf rows={WORKS} />);
    await userEvent.click(page.getByRole('button', { name: 'Lọc: Tên' }));
    await userEvent.selectOptions(page.getByLabelText('Cách so'), 'Kết thúc bằng');
    await userEvent.fill(page.getByLabelText('Giá trị cần tìm'), '5');
    await userEvent.keyboard('{Enter}');
    expect([dialog(), titles()]).toEqual([null, ['Tập 5', 'Tập 15', 'Tập 25']]);
    expect(document.querySelector('[role=status]')?.textContent).toBe('3 dòng');
    await userEvent.click(page.getByRole('button', { name: 'Tên: Kết thúc bằng “5”' }));
    expect(titles()).toHaveLength(10);
  });

  test('is filtered by a day that is chosen from the month, written as month, day, year.', async () => {
    renderPart(<Shelf rows={WORKS} />);
    await userEvent.click(page.getByRole('button', { name: 'Lọc: Cập nhật' }));
    await userEvent.selectOptions(page.getByLabelText('Cách so'), 'Trước ngày');
    await userEvent.fill(page.getByLabelText('Giá trị cần tìm'), '11/10/2026');
    await userEvent.click(page.getByRole('button', { name: 'Thứ Tư, 4 tháng 11, 2026' }));
    await userEvent.click(page.getByRole('button', { name: 'Áp dụng' }));
    expect(titles()).toEqual(['Tập 1', 'Tập 2', 'Tập 3']);
    expect(page.getByRole('button', { name: 'Cập nhật: Trước ngày “11/04/2026”' }).elements()).toHaveLength(1);
  });

  test('refuses what is no such value, and keeps what was written.', async () => {
    renderPart(<Shelf rows={WORKS} />);
    await userEvent.click(page.getByRole('button', { name: 'Lọc: Cập nhật' }));
    const field = page.getByLabelText('Giá trị cần tìm');
    await userEvent.fill(field, '02/30/2026');
    await userEvent.keyboard('{Enter}');
    await expect.element(field).toHaveAccessibleDescription('Không có ngày này trên lịch.');
    await expect.element(field).toHaveValue('02/30/2026');
    expect(titles()).toHaveLength(10);
  });

  test('offers all rows again where no row passes.', async () => {
    renderPart(<Shelf rows={WORKS} />);
    await userEvent.click(page.getByRole('button', { name: 'Lọc: Tên' }));
    await userEvent.fill(page.getByLabelText('Giá trị cần tìm'), 'không có');
    await userEvent.click(page.getByRole('button', { name: 'Áp dụng' }));
    expect(titles()).toEqual([]);
    await userEvent.click(page.getByRole('button', { name: 'Hiện tất cả' }));
    expect(titles()).toHaveLength(10);
  });

  test('has no filter and no order where a column has none, and a dash where there is no value.', () => {
    renderPart(<Shelf rows={WORKS} />);
    expect(page.getByRole('button', { name: 'Lọc: Lượt xem' }).elements()).toEqual([]);
    expect(document.querySelectorAll('tbody tr')[4]?.querySelector('td')?.textContent).toBe('–');
  });

  test('holds the place of rows that are on the way, and leaves its place to what stands for none.', () => {
    const { host, show } = renderPart(<Shelf rows={null} />);
    const waiting = document.querySelector('tbody')?.getBoundingClientRect().height;
    expect([document.querySelector('table')?.getAttribute('aria-busy'), host.querySelectorAll('tbody tr').length]).toEqual(['true', 10]);
    show(<Shelf rows={WORKS} />);
    expect(document.querySelector('tbody')?.getBoundingClientRect().height).toBe(waiting);
    show(<Shelf rows={[]} />);
    expect(host.textContent).toBe('Chưa có truyện nào');
  });

  test('scrolls on a phone inside its own place, its first column staying.', () => {
    const { host } = renderPart(<Shelf rows={WORKS} />);
    host.style.inlineSize = '328px';
    const region = host.querySelector('[role=region]') as HTMLElement;
    region.scrollLeft = 80;
    expect([host.scrollWidth, region.scrollLeft, region.tabIndex]).toEqual([328, 80, 0]);
    const cell = region.querySelector('tbody th');
    expect(cell?.getBoundingClientRect().left).toBe((region.getBoundingClientRect().left ?? 0) + 1);
  });
});
