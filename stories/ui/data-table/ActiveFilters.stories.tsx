import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { fn } from 'storybook/test';
import { ActiveFilters } from '#src/ui/data-table/ActiveFilters.tsx';
import { usage } from '#stories/book/usage.ts';

const title = { column: 'title', mode: 'contains', wanted: 'mưa' } as const;

const meta: Meta<typeof ActiveFilters> = {
  title: 'Ui/ActiveFilters',
  component: ActiveFilters,
  tags: ['autodocs'],
  parameters: usage(
    'Over a DataTable: what it is narrowed by, each to be taken away.',
    'Not for filters that stand in the address: links do that.',
  ),
  args: {
    filters: [title, { column: 'updated', mode: 'dateBefore', wanted: new Date(2026, 10, 2) }],
    names: new Map([
      ['title', 'Tên truyện'],
      ['updated', 'Cập nhật'],
    ]),
    dateFormat: 'mm/dd/yy',
    onRemove: fn(),
    onRemoveAll: fn(),
  },
};
export default meta;

type Story = StoryObj<typeof ActiveFilters>;

export const Filled: Story = {};
export const One: Story = { args: { filters: [title] } };
export const Empty: Story = { args: { filters: [] } };
export const Long: Story = { args: { filters: [{ ...title, wanted: 'chuyện dài chưa từng kể '.repeat(12) }] } };
