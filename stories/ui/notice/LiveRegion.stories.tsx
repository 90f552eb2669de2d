import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { LiveRegion } from '#src/ui/notice/LiveRegion.tsx';
import { usage } from '#stories/book/usage.ts';

const meta: Meta<typeof LiveRegion> = {
  title: 'Ui/LiveRegion',
  component: LiveRegion,
  tags: ['autodocs'],
  parameters: usage(
    'On the page from the start, for words that come later and must be heard.',
    'Not added together with its words: those would not be said.',
  ),
};
export default meta;

type Story = StoryObj<typeof LiveRegion>;

export const Empty: Story = {};
export const Filled: Story = { args: { urgency: 'now', children: 'Chưa kết nối được.' } };
