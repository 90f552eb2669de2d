import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { ChapterRowSkeleton } from '#src/entities/chapter/ChapterRowSkeleton.tsx';

const meta: Meta<typeof ChapterRowSkeleton> = { title: 'Entities/ChapterRowSkeleton', component: ChapterRowSkeleton };
export default meta;

type Story = StoryObj<typeof ChapterRowSkeleton>;

export const Loading: Story = {};
export const LoadingShort: Story = { args: { length: 'short' } };
