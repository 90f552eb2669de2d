import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { fn } from 'storybook/test';
import { FollowingScreen } from '#src/features/history/FollowingScreen.tsx';
import { following } from '#stories/catalogue/followed.ts';
import { LONG_TITLE, worksOf } from '#stories/catalogue/works.ts';

const meta: Meta<typeof FollowingScreen> = {
  title: 'Features/FollowingScreen',
  component: FollowingScreen,
  args: { view: { stage: 'shown', data: following(worksOf('vi', 23)) }, onRetry: fn() },
};
export default meta;

type Story = StoryObj<typeof FollowingScreen>;

export const Filled: Story = {};
export const LastPage: Story = { args: { view: { stage: 'shown', data: following(worksOf('vi', 23), 3) } } };
export const Empty: Story = { args: { view: { stage: 'shown', data: following([]) } } };
export const Loading: Story = { args: { view: { stage: 'loading' } } };
export const Failed: Story = { args: { view: { stage: 'failed' } } };
export const Forbidden: Story = { args: { view: { stage: 'visitor', loginHref: '/login' } } };
export const Long: Story = {
  args: {
    view: {
      stage: 'shown',
      data: following(worksOf('vi', 10).map((making) => ({ ...making, title: LONG_TITLE.vi, chapterTitle: LONG_TITLE.vi }))),
    },
  },
};
