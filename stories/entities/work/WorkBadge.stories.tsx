import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { WorkBadge } from '#src/entities/work/WorkBadge.tsx';
import { usage } from '#stories/book/usage.ts';

const meta: Meta<typeof WorkBadge> = {
  title: 'Entities/WorkBadge',
  component: WorkBadge,
  tags: ['autodocs'],
  parameters: usage('On a cover: says novel, and that a warning comes first.', 'Not beside words that say the same.'),
  args: { format: 'NOVEL', isSensitive: false },
};
export default meta;

type Story = StoryObj<typeof WorkBadge>;

export const Novel: Story = {};
export const Sensitive: Story = { args: { format: 'COMIC', isSensitive: true } };
export const SensitiveNovel: Story = { args: { isSensitive: true } };
