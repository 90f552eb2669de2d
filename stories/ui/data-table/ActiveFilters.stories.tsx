import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { fn } from 'storybook/test';
import { ActiveFilters } from '#src/ui/data-table/ActiveFilters.tsx';

const title = { column: 'title', mode: 'contains', wanted: 'mưa' } as const;

const meta: Meta<typeof ActiveFilters> = {
  title: 'Ui/ActiveFilters',
  component: ActiveFilters,
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
