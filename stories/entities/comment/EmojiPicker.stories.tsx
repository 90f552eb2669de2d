import { Suspense } from 'react';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { fn } from 'storybook/test';
import { EmojiPicker } from '#src/entities/comment/EmojiPicker.tsx';
import { usage } from '#stories/book/usage.ts';

const meta: Meta<typeof EmojiPicker> = {
  title: 'Entities/EmojiPicker',
  component: EmojiPicker,
  tags: ['autodocs'],
  parameters: usage('Opened by EmojiField; its list is loaded only then.', 'Not on its own: it has no button that opens it.'),
  args: { onChoose: fn(), onClose: fn() },
  decorators: [
    (Story) => (
      <Suspense fallback={null}>
        <Story />
      </Suspense>
    ),
  ],
};
export default meta;

type Story = StoryObj<typeof EmojiPicker>;

export const Filled: Story = {};
