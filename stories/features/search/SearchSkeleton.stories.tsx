import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { SearchSkeleton } from '#src/features/search/SearchSkeleton.tsx';

const meta: Meta<typeof SearchSkeleton> = { title: 'Features/SearchSkeleton', component: SearchSkeleton };
export default meta;

type Story = StoryObj<typeof SearchSkeleton>;

export const Loading: Story = {};
export const NothingAsked: Story = { args: { isAsked: false } };
