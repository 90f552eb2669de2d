import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { CommentText } from '#src/entities/comment/CommentText.tsx';
import { LONG_TEXT, ORIGINS } from '#stories/catalogue/comments.ts';

const meta: Meta<typeof CommentText> = {
  title: 'Entities/CommentText',
  component: CommentText,
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
