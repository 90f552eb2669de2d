import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { RankedWorkSkeleton } from '#src/entities/work/RankedWorkSkeleton.tsx';

const meta: Meta<typeof RankedWorkSkeleton> = { title: 'Entities/RankedWorkSkeleton', component: RankedWorkSkeleton, args: { rank: 2 } };
export default meta;

type Story = StoryObj<typeof RankedWorkSkeleton>;

export const Loading: Story = {};
export const LoadingFirst: Story = { args: { rank: 1 } };
