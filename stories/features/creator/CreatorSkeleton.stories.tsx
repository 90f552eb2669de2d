import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { CreatorSkeleton } from '#src/features/creator/CreatorSkeleton.tsx';

const meta: Meta<typeof CreatorSkeleton> = { title: 'Features/CreatorSkeleton', component: CreatorSkeleton };
export default meta;

type Story = StoryObj<typeof CreatorSkeleton>;

export const Loading: Story = {};
