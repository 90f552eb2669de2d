import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { fn } from 'storybook/test';
import { Calendar } from '#src/ui/date-field/Calendar.tsx';
import { usage } from '#stories/book/usage.ts';

const meta: Meta<typeof Calendar> = {
  title: 'Ui/Calendar',
  component: Calendar,
  tags: ['autodocs'],
  parameters: usage('Inside DateField: a month to choose a day from, by keys too.', 'Not for spans, nor to show what happened on days.'),
  args: { label: 'Chọn ngày', chosen: new Date(2026, 10, 12), today: new Date(2026, 10, 21), onChoose: fn() },
};
export default meta;

type Story = StoryObj<typeof Calendar>;

export const Filled: Story = {};
export const Empty: Story = { args: { chosen: null } };
export const FromMonday: Story = { args: { firstDayOfWeek: 1 } };
export const SixWeeks: Story = { args: { chosen: new Date(2026, 7, 1) } };
