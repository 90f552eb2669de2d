import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { fn } from 'storybook/test';
import { ColumnHeader } from '#src/ui/data-table/ColumnHeader.tsx';

const meta: Meta<typeof ColumnHeader> = {
  title: 'Ui/ColumnHeader',
  component: ColumnHeader,
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
