import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { ShortNumber } from '#src/ui/number/ShortNumber.tsx';
import { usage } from '#stories/book/usage.ts';

const meta: Meta<typeof ShortNumber> = {
  title: 'Ui/ShortNumber',
  component: ShortNumber,
  tags: ['autodocs'],
  parameters: usage('For how often something was read: seen in short, heard in full.', 'Not for what a reader counts or pays with.'),
};
export default meta;

type Story = StoryObj<typeof ShortNumber>;

export const None: Story = { args: { value: 0 } };
export const Whole: Story = { args: { value: 950 } };
export const Thousands: Story = { args: { value: 12_345 } };
export const Millions: Story = { args: { value: 3_456_789 } };
