import type { ComponentProps } from 'react';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { fn } from 'storybook/test';
import { UNREAD_COMMENTS } from '#src/features/comments/comments-view.ts';
import { CommentsSection } from '#src/features/comments/CommentsSection.tsx';
import { NO_PINS } from '#src/entities/comment/comment-pin.ts';
import { LAN, ORIGINS, outgoing, PAGES, SHOWN_COMMENTS, thread } from '#stories/catalogue/comments.ts';
import { NOTHING_UNSAVED } from '#stories/catalogue/upload.ts';
import { network } from '#stories/toolbars/network.tsx';

const meta: Meta<typeof CommentsSection> = {
  title: 'Features/CommentsSection',
  component: CommentsSection,
  tags: ['network'],
  parameters: network<ComponentProps<typeof CommentsSection>>({
    slow: { view: UNREAD_COMMENTS, reader: undefined },
    offline: { view: { ...SHOWN_COMMENTS, outgoing: [outgoing({ isTravelling: false })] } },
  }),
  args: {
    view: SHOWN_COMMENTS,
    reader: LAN,
    loginHref: '/login?return=%2Fcomic%2F1%23comments',
    pageUrl: '/comic/1?comments=[page]#comments',
    origins: ORIGINS,
    pins: NO_PINS,
    unsavedIn: () => NOTHING_UNSAVED,
    onIntent: fn(),
  },
};
export default meta;

type Story = StoryObj<typeof CommentsSection>;

export const Filled: Story = {};
export const ForVisitor: Story = { args: { reader: null } };
export const Empty: Story = { args: { view: { ...UNREAD_COMMENTS, stage: 'shown' } } };
export const Loading: Story = { args: { view: UNREAD_COMMENTS, reader: undefined } };
export const Failed: Story = { args: { view: { ...UNREAD_COMMENTS, stage: 'failed' } } };
export const Offline: Story = { args: { view: { ...SHOWN_COMMENTS, outgoing: [outgoing({ isTravelling: false })] } } };
export const OfChapter: Story = {
  args: {
    pins: PAGES,
    view: { ...SHOWN_COMMENTS, threads: [thread({ id: '30', text: 'Cái bóng kìa!', pinId: 'p2' }), ...SHOWN_COMMENTS.threads] },
  },
};
export const FoldedAhead: Story = {
  args: {
    pins: PAGES,
    ahead: { reached: 0, isFolded: true, onChange: fn() },
    view: {
      ...SHOWN_COMMENTS,
      threads: [
        thread({ id: '30', text: 'Cái bóng kìa!', pinId: 'p2' }),
        thread({ id: '31', text: 'Không ngờ luôn…', pinId: 'p3' }),
        ...SHOWN_COMMENTS.threads,
      ],
    },
  },
};
export const OnlyAhead: Story = {
  args: {
    pins: PAGES,
    ahead: { reached: 0, isFolded: true, onChange: fn() },
    view: { ...SHOWN_COMMENTS, totalItems: 1, threads: [thread({ id: '30', text: 'Cái bóng kìa!', pinId: 'p2' })] },
  },
};
export const AheadShown: Story = {
  args: {
    pins: PAGES,
    ahead: { reached: 0, isFolded: false, onChange: fn() },
    view: { ...SHOWN_COMMENTS, threads: [thread({ id: '30', text: 'Cái bóng kìa!', pinId: 'p2' }), ...SHOWN_COMMENTS.threads] },
  },
};
export const Replying: Story = {
  args: { view: { ...SHOWN_COMMENTS, draft: { text: 'Đồng ý', emoji: null, isSpoiler: false, replyToId: '23', pinId: null } } },
};
export const Reported: Story = { args: { view: { ...SHOWN_COMMENTS, notice: { kind: 'reported' } } } };
export const ChangeFailed: Story = {
  args: { view: { ...SHOWN_COMMENTS, notice: { kind: 'failed', what: 'edit', refusal: 'failed' } } },
};
