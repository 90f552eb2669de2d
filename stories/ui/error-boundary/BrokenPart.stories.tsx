import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { fn } from 'storybook/test';
import { BrokenPart } from '#src/ui/error-boundary/BrokenPart.tsx';
import { usage } from '#stories/book/usage.ts';

const meta: Meta<typeof BrokenPart> = {
  title: 'Ui/BrokenPart',
  component: BrokenPart,
  tags: ['autodocs'],
  parameters: usage(
    'What ErrorBoundary shows in place of one part, with a way to try again.',
    'Not for answers that say no: they have sentences of their own.',
  ),
  args: { onRetry: fn() },
};
export default meta;

type Story = StoryObj<typeof BrokenPart>;

export const Failed: Story = {};
