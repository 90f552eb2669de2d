import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { fn } from 'storybook/test';
import { IconButton } from '#src/ui/button/IconButton.tsx';
import { SearchIcon } from '#src/ui/icon/icons.tsx';
import { usage } from '#stories/book/usage.ts';

const meta: Meta<typeof IconButton> = {
  title: 'Ui/IconButton',
  component: IconButton,
  tags: ['autodocs'],
  parameters: usage(
    'For a deed that everybody knows by its sign, where room is short. The label is said and shown on hover.',
    'Not for deeds that cannot be undone, nor where a word fits.',
  ),
  args: { label: 'Tìm', icon: <SearchIcon />, onClick: fn() },
};
export default meta;

type Story = StoryObj<typeof IconButton>;

export const Filled: Story = {};
export const Disabled: Story = { args: { disabled: true } };
