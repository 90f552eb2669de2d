import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { GenresSkeleton } from '#src/features/genres/GenresSkeleton.tsx';

const meta: Meta<typeof GenresSkeleton> = { title: 'Features/GenresSkeleton', component: GenresSkeleton };
export default meta;

type Story = StoryObj<typeof GenresSkeleton>;

export const Loading: Story = {};
