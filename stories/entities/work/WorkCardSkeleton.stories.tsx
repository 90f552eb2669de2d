import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { WorkCardSkeleton } from '#src/entities/work/WorkCardSkeleton.tsx';

const meta: Meta<typeof WorkCardSkeleton> = { title: 'Entities/WorkCardSkeleton', component: WorkCardSkeleton };
export default meta;

type Story = StoryObj<typeof WorkCardSkeleton>;

export const Loading: Story = {};
