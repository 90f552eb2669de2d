import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { fn } from 'storybook/test';
import { EmojiField } from '#src/entities/comment/EmojiField.tsx';
import { usage } from '#stories/book/usage.ts';

const meta: Meta<typeof EmojiField> = {
  title: 'Entities/EmojiField',
  component: EmojiField,
  tags: ['autodocs'],
  parameters: usage('To add the one emoji that a comment may carry.', 'Not to put emoji into a text: keyboards do that.'),
  args: { emoji: null, onChange: fn() },
};
export default meta;

type Story = StoryObj<typeof EmojiField>;

export const Empty: Story = {};
export const Chosen: Story = { args: { emoji: '🎉' } };
