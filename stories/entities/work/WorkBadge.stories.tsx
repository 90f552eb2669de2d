import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { WorkBadge } from '#src/entities/work/WorkBadge.tsx';

const meta: Meta<typeof WorkBadge> = { title: 'Entities/WorkBadge', component: WorkBadge, args: { format: 'NOVEL', isSensitive: false } };
export default meta;

type Story = StoryObj<typeof WorkBadge>;

export const Novel: Story = {};
export const Sensitive: Story = { args: { format: 'COMIC', isSensitive: true } };
export const SensitiveNovel: Story = { args: { isSensitive: true } };
