import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { CommentListSkeleton } from '#src/entities/comment/CommentListSkeleton.tsx';
import { usage } from '#stories/book/usage.ts';

const meta: Meta<typeof CommentListSkeleton> = {
  title: 'Entities/CommentListSkeleton',
  component: CommentListSkeleton,
  tags: ['autodocs'],
  parameters: usage('While the first page of comments is awaited.', 'Not for a further page: the comments shown stay until it is there.'),
};
export default meta;

type Story = StoryObj<typeof CommentListSkeleton>;

export const Loading: Story = {};
