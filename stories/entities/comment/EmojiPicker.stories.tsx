import { Suspense } from 'react';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { fn } from 'storybook/test';
import { EmojiPicker } from '#src/entities/comment/EmojiPicker.tsx';

const meta: Meta<typeof EmojiPicker> = {
  title: 'Entities/EmojiPicker',
  component: EmojiPicker,
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
