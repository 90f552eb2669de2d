import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { CommentText } from '#src/entities/comment/CommentText.tsx';
import { LONG_TEXT, ORIGINS } from '#stories/catalogue/comments.ts';
import { usage } from '#stories/book/usage.ts';

const meta: Meta<typeof CommentText> = {
  title: 'Entities/CommentText',
  component: CommentText,
  tags: ['autodocs'],
  parameters: usage(
    "Wherever the words of a stranger's comment are shown: spoilers are masked, and only links to our sites become links.",
    'Not for words of our own, which need no mask.',
  ),
  args: { text: 'Mưa đẹp quá.', emoji: null, isSpoiler: false, origins: ORIGINS },
};
export default meta;

type Story = StoryObj<typeof CommentText>;

export const Filled: Story = {};
export const WithEmoji: Story = { args: { emoji: '☔' } };
export const OnlyEmoji: Story = { args: { text: '', emoji: '☔' } };
export const Spoiler: Story = { args: { isSpoiler: true } };
export const Long: Story = { args: { text: LONG_TEXT } };
export const Linked: Story = { args: { text: 'Đọc tiếp ở http://ja.localhost:3000/comic/2.' } };
