import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { Button } from '#src/ui/button/Button.tsx';
import { ErrorBoundary } from '#src/ui/error-boundary/ErrorBoundary.tsx';
import { usage } from '#stories/book/usage.ts';

const meta: Meta<typeof ErrorBoundary> = {
  title: 'Ui/ErrorBoundary',
  component: ErrorBoundary,
  tags: ['autodocs'],
  parameters: usage(
    'Around a part that may break without taking the page with it.',
    'Not around a whole screen: the router has the error screen for that.',
  ),
  args: { fallback: (_error, retry) => <Button onClick={retry}>Thử lại</Button>, children: 'Bình luận' },
};
export default meta;

type Story = StoryObj<typeof ErrorBoundary>;

export const Filled: Story = {};
