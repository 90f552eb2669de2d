import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { TableRows } from '#src/ui/data-table/TableRows.tsx';
import type { TableColumn } from '#src/ui/data-table/table-rows.ts';
import { usage } from '#stories/book/usage.ts';

type Row = readonly [string, number | null, Date];

const COLUMNS: readonly TableColumn<Row>[] = [
  { key: 'title', name: 'Tên', kind: 'text', valueOf: ([title]) => title },
  { key: 'views', name: 'Lượt xem', kind: 'number', valueOf: ([, views]) => views },
  { key: 'updated', name: 'Cập nhật', kind: 'date', valueOf: ([, , updated]) => updated },
];

const WorkRows = ({ rows }: { readonly rows: readonly Row[] | null }) => (
  // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what is wider than its place must scroll by keys in every browser
  <div role="region" aria-label="Truyện" tabIndex={0} style={{ overflowX: 'auto' }}>
    <table>
      <thead>
        <tr>
          {COLUMNS.map(({ key, name }) => (
            <th key={key} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <TableRows columns={COLUMNS} rows={rows} keyOf={([title]) => title} length={3} />
    </table>
  </div>
);

const meta: Meta<typeof WorkRows> = {
  title: 'Ui/TableRows',
  component: WorkRows,
  tags: ['autodocs'],
  parameters: usage('Inside DataTable: rows, their skeletons, or why there are none.', 'Not alone: it needs a table around it.'),
  args: {
    rows: [
      ['Tiệm sách ngày mưa', 12_345, new Date(2026, 10, 2)],
      ['ふたごの灯台', null, new Date(2026, 9, 30)],
    ],
  },
};
export default meta;

type Story = StoryObj<typeof WorkRows>;

export const Filled: Story = {};
export const Loading: Story = { args: { rows: null } };
export const Long: Story = { args: { rows: [['長い題名'.repeat(40), 2_147_483_647, new Date(2026, 0, 1)]] } };
