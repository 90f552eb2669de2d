import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { fn } from 'storybook/test';
import { CommentComposer } from '#src/entities/comment/CommentComposer.tsx';
import { usage } from '#stories/book/usage.ts';

const meta: Meta<typeof CommentComposer> = {
  title: 'Entities/CommentComposer',
  component: CommentComposer,
  tags: ['autodocs'],
  parameters: usage(
    'To write a comment, a reply, or to edit one.',
    'Not for other long texts: it counts to the limit of comments. TextAreaField takes the rest.',
  ),
  args: {
    label: 'Viết bình luận',
    words: { text: '', emoji: null, isSpoiler: false },
    sendWords: 'Gửi',
    onChange: fn(),
    onSend: fn(),
  },
};
export default meta;

type Story = StoryObj<typeof CommentComposer>;

export const Empty: Story = {};
export const Filled: Story = { args: { words: { text: 'Hay quá!', emoji: '🎉', isSpoiler: true } } };
export const NearTheLimit: Story = { args: { words: { text: 'a'.repeat(1950), emoji: null, isSpoiler: false } } };
export const TooLong: Story = { args: { words: { text: 'a'.repeat(2012), emoji: null, isSpoiler: false } } };
export const Reply: Story = { args: { label: 'Câu trả lời của bạn', onCancel: fn() } };
export const Sending: Story = { args: { words: { text: 'Hay quá!', emoji: null, isSpoiler: false }, isBusy: true } };
