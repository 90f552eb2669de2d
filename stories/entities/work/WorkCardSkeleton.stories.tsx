import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { WorkCardSkeleton } from '#src/entities/work/WorkCardSkeleton.tsx';
import { usage } from '#stories/book/usage.ts';

const meta: Meta<typeof WorkCardSkeleton> = {
  title: 'Entities/WorkCardSkeleton',
  component: WorkCardSkeleton,
  tags: ['autodocs'],
  parameters: usage('In place of a WorkCard that is on its way.', 'Not for WorkTile: it is not as high.'),
};
export default meta;

type Story = StoryObj<typeof WorkCardSkeleton>;

export const Loading: Story = {};
