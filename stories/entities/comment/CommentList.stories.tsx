import { NO_PINS } from '#src/entities/comment/comment-pin.ts';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { fn } from 'storybook/test';
import { CommentList } from '#src/entities/comment/CommentList.tsx';
import { LAN, NOTHING_CHANGES, ORIGINS, outgoing, THREADS } from '#stories/catalogue/comments.ts';
import { NOTHING_UNSAVED } from '#stories/catalogue/upload.ts';
import { usage } from '#stories/book/usage.ts';

const meta: Meta<typeof CommentList> = {
  title: 'Entities/CommentList',
  component: CommentList,
  tags: ['autodocs'],
  parameters: usage(
    'For the threads of a work or a chapter, with what is being sent.',
    "Not for a reader's own comments in the profile, which stand under different works.",
  ),
  args: {
    threads: THREADS,
    earlier: new Map(),
    outgoing: [],
    author: LAN,
    reply: null,
    readerId: LAN.id,
    origins: ORIGINS,
    pins: NO_PINS,
    changing: NOTHING_CHANGES,
    unsavedIn: () => NOTHING_UNSAVED,
    onReply: fn(),
    onEarlier: fn(),
    onChange: fn(),
    onRetry: fn(),
    onDiscard: fn(),
  },
};
export default meta;

type Story = StoryObj<typeof CommentList>;

export const Filled: Story = {};
export const Empty: Story = { args: { threads: [] } };
export const Sending: Story = { args: { outgoing: [outgoing({}), outgoing({ key: 'k2', replyToId: '23', text: 'Mình cũng thế.' })] } };

const LONG_THREADS = THREADS.map((thread) => ({ ...thread, hasEarlier: thread.replies.length > 0 }));

export const LongThreads: Story = { args: { threads: LONG_THREADS } };
export const EarlierOnTheirWay: Story = {
  args: {
    threads: LONG_THREADS,
    earlier: new Map([
      ['23', 'travelling'],
      ['22', 'failed'],
    ]),
  },
};
