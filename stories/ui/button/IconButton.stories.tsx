import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { fn } from 'storybook/test';
import { IconButton } from '#src/ui/button/IconButton.tsx';
import { SearchIcon } from '#src/ui/icon/icons.tsx';

const meta: Meta<typeof IconButton> = {
  title: 'Ui/IconButton',
  component: IconButton,
  args: { label: 'Tìm', icon: <SearchIcon />, onClick: fn() },
};
export default meta;

type Story = StoryObj<typeof IconButton>;

export const Filled: Story = {};
export const Disabled: Story = { args: { disabled: true } };
