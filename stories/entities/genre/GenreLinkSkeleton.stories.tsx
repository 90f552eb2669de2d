import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { GenreLinkSkeleton } from '#src/entities/genre/GenreLinkSkeleton.tsx';
import { usage } from '#stories/book/usage.ts';

const meta: Meta<typeof GenreLinkSkeleton> = {
  title: 'Entities/GenreLinkSkeleton',
  component: GenreLinkSkeleton,
  tags: ['autodocs'],
  parameters: usage('In place of genres that are on their way.', 'Not where a work may have none and nothing would follow.'),
};
export default meta;

type Story = StoryObj<typeof GenreLinkSkeleton>;

export const Loading: Story = {};
