import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { fn, userEvent, within } from 'storybook/test';
import { SunIcon } from '#src/ui/icon/icons.tsx';
import { Menu } from '#src/ui/menu/Menu.tsx';
import { usage } from '#stories/book/usage.ts';

const meta: Meta<typeof Menu<string>> = {
  title: 'Ui/Menu',
  component: Menu,
  tags: ['autodocs'],
  parameters: usage('For a few commands or choices behind one button.', 'Not for choices of a form: SelectField. Not for navigation.', 240),
  args: {
    label: 'Màu',
    icon: <SunIcon />,
    items: [
      { value: 'light', label: 'Sáng' },
      { value: 'dark', label: 'Tối' },
    ],
    onChoose: fn(),
  },
};
export default meta;

type Story = StoryObj<typeof Menu<string>>;

export const Closed: Story = {};
export const Open: Story = {
  args: { chosen: 'light' },
  play: async ({ canvasElement }) => userEvent.click(within(canvasElement).getByRole('button', { name: 'Màu' })),
};
export const OpenCommands: Story = {
  play: async ({ canvasElement }) => userEvent.click(within(canvasElement).getByRole('button', { name: 'Màu' })),
};
