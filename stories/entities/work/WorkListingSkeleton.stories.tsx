import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { WorkListingSkeleton } from '#src/entities/work/WorkListingSkeleton.tsx';

const meta: Meta<typeof WorkListingSkeleton> = { title: 'Entities/WorkListingSkeleton', component: WorkListingSkeleton };
export default meta;

type Story = StoryObj<typeof WorkListingSkeleton>;

export const Loading: Story = {};
