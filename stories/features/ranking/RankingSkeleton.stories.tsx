import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { RankingSkeleton } from '#src/features/ranking/RankingSkeleton.tsx';

const meta: Meta<typeof RankingSkeleton> = { title: 'Features/RankingSkeleton', component: RankingSkeleton };
export default meta;

type Story = StoryObj<typeof RankingSkeleton>;

export const Loading: Story = {};
