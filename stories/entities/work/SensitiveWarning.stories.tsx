import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { fn } from 'storybook/test';
import { SensitiveWarning } from '#src/entities/work/SensitiveWarning.tsx';
import { LONG_TITLE } from '#stories/catalogue/works.ts';

const meta: Meta<typeof SensitiveWarning> = {
  title: 'Entities/SensitiveWarning',
  component: SensitiveWarning,
  args: { title: 'Đò đêm', hrefOnward: '?sensitive=shown', hrefBack: '/', onAccept: fn() },
};
export default meta;

type Story = StoryObj<typeof SensitiveWarning>;

export const Filled: Story = {};
export const Long: Story = { args: { title: LONG_TITLE.vi } };
