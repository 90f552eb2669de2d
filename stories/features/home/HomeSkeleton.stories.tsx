import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { HomeSkeleton } from '#src/features/home/HomeSkeleton.tsx';

const meta: Meta<typeof HomeSkeleton> = { title: 'Features/HomeSkeleton', component: HomeSkeleton };
export default meta;

type Story = StoryObj<typeof HomeSkeleton>;

export const Loading: Story = {};
