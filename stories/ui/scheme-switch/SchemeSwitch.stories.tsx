import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { fn } from 'storybook/test';
import { SchemeSwitch } from '#src/ui/scheme-switch/SchemeSwitch.tsx';
import { usage } from '#stories/book/usage.ts';

const meta: Meta<typeof SchemeSwitch> = {
  title: 'Ui/SchemeSwitch',
  component: SchemeSwitch,
  tags: ['autodocs'],
  parameters: usage('In the header: light, dark, or as the device.', 'Not for the colours of the reader, which are among its settings.'),
  args: { scheme: 'auto', onSchemeChange: fn() },
};
export default meta;

type Story = StoryObj<typeof SchemeSwitch>;

export const Auto: Story = {};
export const Light: Story = { args: { scheme: 'light' } };
export const Dark: Story = { args: { scheme: 'dark' } };
