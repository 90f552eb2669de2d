import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { GenreMark } from '#src/entities/genre/GenreMark.tsx';
import { usage } from '#stories/book/usage.ts';

const meta: Meta<typeof GenreMark> = {
  title: 'Entities/GenreMark',
  component: GenreMark,
  tags: ['autodocs'],
  parameters: usage(
    'Before the name of a genre that can be wanted, left out, or neither.',
    'Not as decoration: it says its state to assistive technology.',
  ),
};
export default meta;

type Story = StoryObj<typeof GenreMark>;

export const With: Story = { args: { state: 'with' } };
export const Without: Story = { args: { state: 'without' } };
export const Either: Story = { args: { state: 'either' } };
