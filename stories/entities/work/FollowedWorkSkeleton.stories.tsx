import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { FollowedWorkSkeleton } from '#src/entities/work/FollowedWorkSkeleton.tsx';
import { usage } from '#stories/book/usage.ts';

const meta: Meta<typeof FollowedWorkSkeleton> = {
  title: 'Entities/FollowedWorkSkeleton',
  component: FollowedWorkSkeleton,
  tags: ['autodocs'],
  parameters: usage('In place of a FollowedWork that is on its way.', 'Not for other lists: it has the lines of a work that is followed.'),
};
export default meta;

type Story = StoryObj<typeof FollowedWorkSkeleton>;

export const Loading: Story = {};
