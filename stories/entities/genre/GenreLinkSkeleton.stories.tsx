import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { GenreLinkSkeleton } from '#src/entities/genre/GenreLinkSkeleton.tsx';

const meta: Meta<typeof GenreLinkSkeleton> = { title: 'Entities/GenreLinkSkeleton', component: GenreLinkSkeleton };
export default meta;

type Story = StoryObj<typeof GenreLinkSkeleton>;

export const Loading: Story = {};
