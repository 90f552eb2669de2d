import type { ComponentProps } from 'react';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { fn } from 'storybook/test';
import { AccountWithoutScript } from '#src/features/account/AccountWithoutScript.tsx';
import { ProfileScreen } from '#src/features/account/profile/ProfileScreen.tsx';
import { ProfileSkeleton } from '#src/features/account/profile/ProfileSkeleton.tsx';
import { AVATAR, DONE, PROFILE_STAGES, readingDays, refused, SENDING, viewer } from '#stories/catalogue/account.ts';
import { network } from '#stories/toolbars/network.tsx';

const meta: Meta<typeof ProfileScreen> = {
  title: 'Features/ProfileScreen',
  component: ProfileScreen,
  tags: ['network'],
  parameters: network<ComponentProps<typeof ProfileScreen>>({
    slow: () => <ProfileSkeleton />,
    offline: { stages: { ...PROFILE_STAGES, saving: refused({ kind: 'offline' }), export: refused({ kind: 'offline' }) } },
  }),
  args: {
    data: viewer({ avatarUrl: AVATAR }),
    days: readingDays(),
    stages: PROFILE_STAGES,
    onSave: fn(),
    onAvatarChoose: fn(),
    onAvatarRemove: fn(),
    onExport: fn(),
    onDelete: fn(),
  },
};
export default meta;

type Story = StoryObj<typeof ProfileScreen>;

export const Filled: Story = {};
export const Empty: Story = { args: { data: viewer({ sessions: 1 }), days: [] } };
export const WithComments: Story = { args: { comments: <p>“Chương này hay quá!”</p> } };
export const OnlyGoogle: Story = { args: { data: viewer({ hasPassword: false }) } };
export const Loading: Story = { render: () => <ProfileSkeleton /> };
export const WithoutScript: Story = { render: () => <AccountWithoutScript place="page" /> };
export const Saving: Story = { args: { stages: { ...PROFILE_STAGES, saving: SENDING, avatar: SENDING, export: SENDING } } };
export const Saved: Story = { args: { stages: { ...PROFILE_STAGES, saving: DONE } } };
export const Invalid: Story = {
  args: {
    stages: { ...PROFILE_STAGES, saving: refused({ kind: 'invalid', problems: [{ field: 'name', code: 'TOO_LONG', limit: 40 }] }) },
  },
};
export const PictureRefused: Story = {
  args: {
    stages: { ...PROFILE_STAGES, avatar: refused({ kind: 'invalid', problems: [{ field: 'avatar', code: 'NOT_A_PICTURE' }] }) },
  },
};
export const Offline: Story = {
  args: { stages: { ...PROFILE_STAGES, saving: refused({ kind: 'offline' }), export: refused({ kind: 'offline' }) } },
};
export const Blocked: Story = {
  args: { stages: { ...PROFILE_STAGES, saving: refused({ kind: 'blocked' }), avatar: refused({ kind: 'blocked' }) } },
};
export const Failed: Story = { args: { stages: { ...PROFILE_STAGES, export: refused({ kind: 'failed' }) } } };
export const Long: Story = {
  args: { data: viewer({ name: 'Nguyễn Hoàng Thảo Nguyên Quỳnh Như Bảo Trâm', email: `${'rat.dai.'.repeat(16)}@example.org` }) },
};
