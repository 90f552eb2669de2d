import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { BeyondLast } from '#src/ui/empty-state/BeyondLast.tsx';
import { usage } from '#stories/book/usage.ts';

const meta: Meta<typeof BeyondLast> = {
  title: 'Ui/BeyondLast',
  component: BeyondLast,
  tags: ['autodocs'],
  parameters: usage(
    'On a page of a list that ends before it, whoever led there: an old address, or a list that became shorter.',
    'Not where the list holds nothing at all: that is an EmptyState of its own.',
  ),
  args: { href: '/genres' },
};
export default meta;

type Story = StoryObj<typeof BeyondLast>;

export const Filled: Story = {};
export const WithinSection: Story = { args: { level: 3 } };
