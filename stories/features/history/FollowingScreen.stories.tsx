import type { ComponentProps } from 'react';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { fn } from 'storybook/test';
import { FollowingScreen, type FollowingView } from '#src/features/history/FollowingScreen.tsx';
import { HistoryWithoutScript } from '#src/features/history/HistoryWithoutScript.tsx';
import { following } from '#stories/catalogue/followed.ts';
import { LONG_TITLE, worksOf } from '#stories/catalogue/works.ts';
import { network } from '#stories/toolbars/network.tsx';

const shown = (data: ReturnType<typeof following>, change: Partial<Extract<FollowingView, { stage: 'shown' }>> = {}) =>
  ({ stage: 'shown', data, dropped: new Set<string>(), news: null, ...change }) as const;

const meta: Meta<typeof FollowingScreen> = {
  title: 'Features/FollowingScreen',
  component: FollowingScreen,
  tags: ['network'],
  parameters: network<ComponentProps<typeof FollowingScreen>>({ slow: { view: { stage: 'loading' } } }),
  args: { view: shown(following(worksOf('vi', 23))), onVerb: fn() },
};
export default meta;

type Story = StoryObj<typeof FollowingScreen>;

export const Filled: Story = {};
export const LastPage: Story = { args: { view: shown(following(worksOf('vi', 23), 3)) } };
export const Empty: Story = { args: { view: shown(following([])) } };
export const Loading: Story = { args: { view: { stage: 'loading' } } };
export const Failed: Story = { args: { view: { stage: 'failed' } } };
export const Offline: Story = { args: { view: { stage: 'offline' } } };
export const WithoutScript: Story = { render: () => <HistoryWithoutScript list="following" /> };
export const Forbidden: Story = { args: { view: { stage: 'visitor', loginHref: '/login' } } };
export const Long: Story = {
  args: {
    view: shown(following(worksOf('vi', 10).map((making) => ({ ...making, title: LONG_TITLE.vi, chapterTitle: LONG_TITLE.vi })))),
  },
};
export const Unfollowed: Story = {
  args: {
    view: shown(following(worksOf('vi', 3)), {
      dropped: new Set(worksOf('vi', 1).map(({ id }) => id)),
      news: { kind: 'unfollowed', workId: '1', title: 'Chợ Đêm Trên Sông' },
    }),
  },
};
export const PageLetGo: Story = {
  args: { view: shown(following(worksOf('vi', 12)), { dropped: new Set(worksOf('vi', 10).map(({ id }) => id)) }) },
};
export const WorkGone: Story = {
  args: { view: shown(following(worksOf('vi', 3)), { news: { kind: 'gone', workId: '1', title: 'Chợ Đêm Trên Sông' } }) },
};
export const ChangeFailed: Story = {
  args: { view: shown(following(worksOf('vi', 3)), { news: { kind: 'notUnfollowed', workId: '1', title: 'Chợ Đêm Trên Sông' } }) },
};
