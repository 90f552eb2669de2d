import { useState } from 'react';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { Button } from '#src/ui/button/Button.tsx';
import { DataTable } from '#src/ui/data-table/DataTable.tsx';
import { WHOLE_TABLE, type TableColumn, type TableView } from '#src/ui/data-table/table-rows.ts';
import { EmptyState } from '#src/ui/empty-state/EmptyState.tsx';
import { usage } from '#stories/book/usage.ts';

interface Work {
  readonly id: number;
  readonly title: string;
  readonly status: string;
  readonly chapters: number;
  readonly views: number | null;
  readonly updated: Date;
}

const TITLES = ['Tiệm sách ngày mưa', 'ふたごの灯台', 'Đường về nhà bà ngoại', '猫と月のパン屋', 'Rồng nhỏ tập bay', '星の駅長'];
const STATUSES = ['Đang ra', 'Hoàn thành', 'Tạm ngưng'];

const works = (length: number): readonly Work[] =>
  Array.from({ length }, (_, index) => ({
    id: index,
    title: `${TITLES[index % TITLES.length]} ${Math.floor(index / TITLES.length) + 1}`,
    status: STATUSES[index % STATUSES.length] ?? '',
    chapters: (index * 37) % 240,
    views: index % 7 === 3 ? null : (index * 9173) % 120_000,
    updated: new Date(2026, (index * 5) % 11, 1 + ((index * 3) % 28)),
  }));

const COLUMNS: readonly TableColumn<Work>[] = [
  { key: 'title', name: 'Tên truyện', kind: 'text', valueOf: ({ title }) => title },
  { key: 'status', name: 'Tình trạng', kind: 'text', valueOf: ({ status }) => status },
  { key: 'chapters', name: 'Số chương', kind: 'number', valueOf: ({ chapters }) => chapters },
  { key: 'views', name: 'Lượt xem', kind: 'number', valueOf: ({ views }) => views },
  { key: 'updated', name: 'Cập nhật', kind: 'date', valueOf: ({ updated }) => updated },
];

interface ShelfProps {
  readonly rows: readonly Work[] | null;
  readonly first?: TableView;
  readonly columns?: readonly TableColumn<Work>[];
  readonly isFailed?: boolean;
}

function Shelf({ rows, first = WHOLE_TABLE, columns = COLUMNS, isFailed = false }: ShelfProps) {
  const [view, setView] = useState(first);
  const whenEmpty = isFailed ? (
    <EmptyState mood="lost" title="Chưa tải được truyện của bạn" action={<Button look="primary">Thử lại</Button>} />
  ) : (
    <EmptyState mood="waiting" title="Chưa có truyện nào" sentence="Truyện bạn đăng sẽ hiện ở đây." />
  );
  return (
    <DataTable
      name="Truyện của bạn"
      columns={columns}
      rows={rows}
      keyOf={({ id }) => String(id)}
      view={view}
      onView={setView}
      whenEmpty={whenEmpty}
    />
  );
}

const meta: Meta<typeof Shelf> = {
  title: 'Ui/DataTable',
  component: Shelf,
  tags: ['autodocs'],
  parameters: usage(
    'For rows that people compare by several columns: sorts, filters and pages them here.',
    'Not for works or chapters, which are read as cards and rows, nor for more rows than the browser should hold.',
  ),
  args: { rows: works(42) },
};
export default meta;

type Story = StoryObj<typeof Shelf>;

export const Filled: Story = {};
export const Sorted: Story = { args: { first: { ...WHOLE_TABLE, sort: { column: 'views', way: 'descending' }, page: 2 } } };
export const Filtered: Story = {
  args: {
    first: {
      ...WHOLE_TABLE,
      filters: [
        { column: 'title', mode: 'contains', wanted: 'a' },
        { column: 'views', mode: 'gte', wanted: 20_000 },
        { column: 'updated', mode: 'dateAfter', wanted: new Date(2026, 1, 14) },
      ],
    },
  },
};
export const NothingFound: Story = {
  args: { first: { ...WHOLE_TABLE, filters: [{ column: 'title', mode: 'equals', wanted: 'không có truyện này' }] } },
};
export const FilteringText: Story = { play: ({ canvasElement }) => openFilter(canvasElement, 0) };
export const FilteringNumbers: Story = { play: ({ canvasElement }) => openFilter(canvasElement, 3) };
export const FilteringDates: Story = {
  ...Filtered,
  play: ({ canvasElement }) => openFilter(canvasElement, 4),
};
export const Empty: Story = { args: { rows: [] } };
export const Loading: Story = { args: { rows: null } };
export const Failed: Story = { args: { rows: [], isFailed: true } };
export const Long: Story = {
  args: {
    rows: works(10_000).map((work) => ({
      ...work,
      title: work.id % 3 === 0 ? `${work.title}: ${'chuyện dài chưa từng kể '.repeat(6)}` : '題名'.repeat(30) + work.id,
      views: 2_147_483_647,
    })),
  },
};
export const Plain: Story = {
  args: { rows: works(3), columns: COLUMNS.map((column) => ({ ...column, isSortable: false, isFilterable: false })) },
};

function openFilter(canvas: HTMLElement, column: number): void {
  canvas.querySelectorAll<HTMLElement>('th [aria-haspopup=dialog]')[column]?.click();
}
