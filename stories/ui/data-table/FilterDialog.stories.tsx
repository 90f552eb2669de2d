import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { fn } from 'storybook/test';
import { FilterDialog } from '#src/ui/data-table/FilterDialog.tsx';
import { usage } from '#stories/book/usage.ts';

const meta: Meta<typeof FilterDialog> = {
  title: 'Ui/FilterDialog',
  component: FilterDialog,
  tags: ['autodocs'],
  parameters: usage('Opened by ColumnHeader: how a column is compared, and with what.', 'Not for one fixed question: SelectField.', 420),
  args: {
    column: { key: 'title', name: 'Tên truyện', kind: 'text' },
    filter: null,
    today: new Date(2026, 10, 21),
    dateFormat: 'mm/dd/yy',
    firstDayOfWeek: 0,
    onFilter: fn(),
    onClose: fn(),
  },
};
export default meta;

type Story = StoryObj<typeof FilterDialog>;

export const Text: Story = {};
export const Numbers: Story = {
  args: { column: { key: 'views', name: 'Lượt xem', kind: 'number' }, filter: { column: 'views', mode: 'lte', wanted: 1200 } },
};
export const Dates: Story = {
  args: {
    column: { key: 'updated', name: 'Cập nhật', kind: 'date' },
    filter: { column: 'updated', mode: 'dateAfter', wanted: new Date(2024, 1, 29) },
  },
};
export const Wrong: Story = {
  args: { column: { key: 'views', name: 'Lượt xem', kind: 'number' } },
  play: async ({ userEvent }) => {
    await userEvent.type(document.querySelector('dialog input') as Element, 'mười{Enter}');
  },
};
export const Long: Story = {
  args: { column: { key: 'title', name: 'Tên truyện dài chưa từng thấy trong bảng nào '.repeat(4), kind: 'text' } },
};
