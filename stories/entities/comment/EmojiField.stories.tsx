import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { fn } from 'storybook/test';
import { EmojiField } from '#src/entities/comment/EmojiField.tsx';

const meta: Meta<typeof EmojiField> = { title: 'Entities/EmojiField', component: EmojiField, args: { emoji: null, onChange: fn() } };
export default meta;

type Story = StoryObj<typeof EmojiField>;

export const Empty: Story = {};
export const Chosen: Story = { args: { emoji: '🎉' } };
