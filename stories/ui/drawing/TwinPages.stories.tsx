import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { TwinPages } from '#src/ui/drawing/TwinPages.tsx';
import { usage } from '#stories/book/usage.ts';

const meta: Meta<typeof TwinPages> = {
  title: 'Ui/TwinPages',
  component: TwinPages,
  tags: ['autodocs'],
  parameters: usage(
    'The drawing of our two pages on empty and broken screens; the mood fits the sentence.',
    'Not as decoration of filled screens.',
  ),
  args: { mood: 'waiting' },
};
export default meta;

type Story = StoryObj<typeof TwinPages>;

export const Waiting: Story = {};
export const Searching: Story = { args: { mood: 'searching' } };
export const Lost: Story = { args: { mood: 'lost' } };
export const Listening: Story = { args: { mood: 'listening' } };
export const Troubled: Story = { args: { mood: 'troubled' } };
