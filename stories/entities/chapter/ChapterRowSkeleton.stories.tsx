import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { ChapterRowSkeleton } from '#src/entities/chapter/ChapterRowSkeleton.tsx';
import { usage } from '#stories/book/usage.ts';

const meta: Meta<typeof ChapterRowSkeleton> = {
  title: 'Entities/ChapterRowSkeleton',
  component: ChapterRowSkeleton,
  tags: ['autodocs'],
  parameters: usage(
    'In place of a ChapterRow that is on its way, in the same length.',
    'Not where the number of rows is known to be none.',
  ),
};
export default meta;

type Story = StoryObj<typeof ChapterRowSkeleton>;

export const Loading: Story = {};
export const LoadingShort: Story = { args: { length: 'short' } };
