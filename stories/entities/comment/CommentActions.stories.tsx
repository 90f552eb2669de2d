import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { fn } from 'storybook/test';
import { CommentActions } from '#src/entities/comment/CommentActions.tsx';

const meta: Meta<typeof CommentActions> = {
  title: 'Entities/CommentActions',
  component: CommentActions,
  args: {
    comment: { id: '12', text: 'Hay quá!', emoji: null, isSpoiler: false },
    isMine: false,
    isBusy: false,
    onReply: fn(),
    onChange: fn(),
  },
};
export default meta;

type Story = StoryObj<typeof CommentActions>;

export const Another: Story = {};
export const Mine: Story = { args: { isMine: true } };
export const Busy: Story = { args: { isMine: true, isBusy: true } };
