import { NO_PINS } from '#src/entities/comment/comment-pin.ts';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { fn } from 'storybook/test';
import { CommentItem } from '#src/entities/comment/CommentItem.tsx';
import { comment, LAN, LONG_TEXT, NOTHING_CHANGES, ORIGINS } from '#stories/catalogue/comments.ts';
import { NOTHING_UNSAVED } from '#stories/catalogue/upload.ts';
import { usage } from '#stories/book/usage.ts';

const meta: Meta<typeof CommentItem> = {
  title: 'Entities/CommentItem',
  component: CommentItem,
  tags: ['autodocs'],
  parameters: usage(
    'For one comment that the server has, deleted ones too.',
    'Not alone where there are several: CommentList keeps replies under what they answer.',
  ),
  args: {
    data: comment({ id: '12' }),
    readerId: LAN.id,
    origins: ORIGINS,
    pins: NO_PINS,
    changing: NOTHING_CHANGES,
    unsavedIn: () => NOTHING_UNSAVED,
    onReply: fn(),
    onChange: fn(),
  },
};
export default meta;

type Story = StoryObj<typeof CommentItem>;

export const Another: Story = {};
export const Mine: Story = { args: { data: comment({ id: '12', author: LAN, isEdited: true, emoji: '🌧️' }) } };
export const ForVisitor: Story = { args: { readerId: null } };
export const Spoiler: Story = { args: { data: comment({ id: '12', isSpoiler: true }) } };
export const Long: Story = { args: { data: comment({ id: '12', text: LONG_TEXT }) } };
export const Deleted: Story = { args: { data: comment({ id: '12', author: null, text: '', isDeleted: true }) } };
export const AuthorGone: Story = { args: { data: comment({ id: '12', author: null }) } };
export const Changing: Story = { args: { data: comment({ id: '12', author: LAN }), changing: new Set(['12']) } };
export const Linked: Story = {
  args: { data: comment({ id: '12', text: 'Xem http://vi.localhost:3000/comic/1, đừng xem https://evil.example/a' }) },
};
export const RightToLeft: Story = { args: { data: comment({ id: '12', text: 'مرحبا بكم', author: { id: '9', name: 'نور' } }) } };
