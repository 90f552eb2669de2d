import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { CommentListSkeleton } from '#src/entities/comment/CommentListSkeleton.tsx';

const meta: Meta<typeof CommentListSkeleton> = { title: 'Entities/CommentListSkeleton', component: CommentListSkeleton };
export default meta;

type Story = StoryObj<typeof CommentListSkeleton>;

export const Loading: Story = {};
