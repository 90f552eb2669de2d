import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { ChapterSkeleton } from '#src/features/reader/ChapterSkeleton.tsx';

const meta: Meta<typeof ChapterSkeleton> = {
  title: 'Features/Reader/ChapterSkeleton',
  component: ChapterSkeleton,
  args: { hrefWork: '/comic/1' },
  parameters: { layout: 'fullscreen' },
};
export default meta;

export const Loading: StoryObj<typeof ChapterSkeleton> = {};
