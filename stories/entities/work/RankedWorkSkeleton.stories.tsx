import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { RankedWorkSkeleton } from '#src/entities/work/RankedWorkSkeleton.tsx';
import { usage } from '#stories/book/usage.ts';

const meta: Meta<typeof RankedWorkSkeleton> = {
  title: 'Entities/RankedWorkSkeleton',
  component: RankedWorkSkeleton,
  tags: ['autodocs'],
  parameters: usage(
    'In place of a RankedWork that is on its way, of the same rank.',
    'Not for other lists: it is as high as a place in a ranking.',
  ),
  args: { rank: 2 },
};
export default meta;

type Story = StoryObj<typeof RankedWorkSkeleton>;

export const Loading: Story = {};
export const LoadingFirst: Story = { args: { rank: 1 } };
