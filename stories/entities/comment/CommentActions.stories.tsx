import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { fn } from 'storybook/test';
import { CommentActions } from '#src/entities/comment/CommentActions.tsx';
import { usage } from '#stories/book/usage.ts';
import { NOTHING_UNSAVED } from '#stories/catalogue/upload.ts';

const meta: Meta<typeof CommentActions> = {
  title: 'Entities/CommentActions',
  component: CommentActions,
  tags: ['autodocs'],
  parameters: usage(
    'Under a comment that has arrived: reply, and edit, delete or report.',
    'Not under one that is still being sent: OutgoingComment has buttons of its own.',
  ),
  args: {
    comment: { id: '12', text: 'Hay quá!', emoji: null, isSpoiler: false },
    isMine: false,
    isBusy: false,
    unsaved: NOTHING_UNSAVED,
    onReply: fn(),
    onChange: fn(),
  },
};
export default meta;

type Story = StoryObj<typeof CommentActions>;

export const Another: Story = {};
export const Mine: Story = { args: { isMine: true } };
export const Busy: Story = { args: { isMine: true, isBusy: true } };
