import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { ErrorBoundary } from '#src/ui/error-boundary/ErrorBoundary.tsx';
import { BrokenPart } from '#src/ui/error-boundary/BrokenPart.tsx';

const meta: Meta<typeof ErrorBoundary> = {
  title: 'Ui/ErrorBoundary',
  component: ErrorBoundary,
  args: { fallback: (_error, retry) => <BrokenPart onRetry={retry} />, children: 'Bình luận' },
};
export default meta;

type Story = StoryObj<typeof ErrorBoundary>;

export const Filled: Story = {};
