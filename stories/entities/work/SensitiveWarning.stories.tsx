import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { fn } from 'storybook/test';
import { SensitiveWarning } from '#src/entities/work/SensitiveWarning.tsx';
import { LONG_TITLE } from '#stories/catalogue/works.ts';
import { usage } from '#stories/book/usage.ts';

const meta: Meta<typeof SensitiveWarning> = {
  title: 'Entities/SensitiveWarning',
  component: SensitiveWarning,
  tags: ['autodocs'],
  parameters: usage(
    'Before anything of a sensitive work is shown, whichever way one came.',
    "Not to warn of other things: its sentence is the specification's.",
  ),
  args: { title: 'Đò đêm', hrefOnward: '?sensitive=shown', hrefBack: '/', onAccept: fn() },
};
export default meta;

type Story = StoryObj<typeof SensitiveWarning>;

export const Filled: Story = {};
export const Long: Story = { args: { title: LONG_TITLE.vi } };
