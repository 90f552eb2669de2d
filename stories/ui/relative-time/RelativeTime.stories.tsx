import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { RelativeTime } from '#src/ui/relative-time/RelativeTime.tsx';
import { usage } from '#stories/book/usage.ts';

const ago = (minutes: number): string => new Date(Date.now() - minutes * 60_000).toISOString();

const meta: Meta<typeof RelativeTime> = {
  title: 'Ui/RelativeTime',
  component: RelativeTime,
  tags: ['autodocs'],
  parameters: usage('For when something happened; follows the clock by itself.', 'Not for dates to come.'),
};
export default meta;

type Story = StoryObj<typeof RelativeTime>;

export const JustNow: Story = { args: { instant: ago(0) } };
export const Minutes: Story = { args: { instant: ago(5) } };
export const Days: Story = { args: { instant: ago(3 * 24 * 60) } };
export const Dated: Story = { args: { instant: '2026-01-02T03:04:05.000Z' } };
