import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { fn } from 'storybook/test';
import { ColumnHeader } from '#src/ui/data-table/ColumnHeader.tsx';
import { usage } from '#stories/book/usage.ts';

const meta: Meta<typeof ColumnHeader> = {
  title: 'Ui/ColumnHeader',
  component: ColumnHeader,
  tags: ['autodocs'],
  parameters: usage('In DataTable, for a column that can be sorted or filtered.', 'Not for plain tables: a th is enough.'),
  args: { name: 'Lượt xem', kind: 'number', order: 'none', isFiltered: false, onSort: fn(), onFilter: fn() },
  decorators: [
    (Story) => (
      <table>
        <thead>
          <tr>
            <Story />
          </tr>
        </thead>
      </table>
    ),
  ],
};
export default meta;

type Story = StoryObj<typeof ColumnHeader>;

export const Unsorted: Story = {};
export const Ascending: Story = { args: { order: 'ascending' } };
export const Descending: Story = { args: { order: 'descending', isFiltered: true } };
export const Plain: Story = { args: { order: null, isFiltered: null } };
