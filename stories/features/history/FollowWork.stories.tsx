import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { fn } from 'storybook/test';
import { FollowWork } from '#src/features/history/FollowWork.tsx';

const meta: Meta<typeof FollowWork> = {
  title: 'Features/FollowWork',
  component: FollowWork,
  args: { view: { kind: 'reader', isFollowing: false, problem: null }, onChange: fn() },
};
export default meta;

type Story = StoryObj<typeof FollowWork>;

export const NotFollowing: Story = {};
export const Following: Story = { args: { view: { kind: 'reader', isFollowing: true, problem: null } } };
export const Failed: Story = { args: { view: { kind: 'reader', isFollowing: false, problem: 'failed' } } };
export const Visitor: Story = { args: { view: { kind: 'visitor', loginHref: '/login' } } };
export const Gone: Story = { args: { view: { kind: 'reader', isFollowing: false, problem: 'gone' } } };
export const Throttled: Story = { args: { view: { kind: 'reader', isFollowing: false, problem: 'throttled' } } };
