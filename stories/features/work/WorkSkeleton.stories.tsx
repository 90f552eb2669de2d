import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { WorkSkeleton } from '#src/features/work/WorkSkeleton.tsx';

const meta: Meta<typeof WorkSkeleton> = { title: 'Features/WorkSkeleton', component: WorkSkeleton };
export default meta;

type Story = StoryObj<typeof WorkSkeleton>;

export const Loading: Story = {};
