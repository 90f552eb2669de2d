import type { ComponentProps } from 'react';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { fn } from 'storybook/test';
import { PasswordSettingScreen } from '#src/features/account/password/PasswordSettingScreen.tsx';
import { DONE, EDITING, refused, SENDING, throttled } from '#stories/catalogue/account.ts';
import { network } from '#stories/toolbars/network.tsx';

const meta: Meta<typeof PasswordSettingScreen> = {
  title: 'Features/PasswordSettingScreen',
  component: PasswordSettingScreen,
  tags: ['network'],
  parameters: network<ComponentProps<typeof PasswordSettingScreen>>({
    slow: { stage: SENDING },
    offline: { stage: refused({ kind: 'offline' }) },
  }),
  args: { way: 'byLink', stage: EDITING, onSubmit: fn() },
};
export default meta;

type Story = StoryObj<typeof PasswordSettingScreen>;

export const ByLink: Story = {};
export const Change: Story = { args: { way: 'change', email: 'lan@example.org' } };
export const Loading: Story = { args: { way: 'reading' } };
export const Forbidden: Story = { args: { way: 'none' } };
export const Sending: Story = { args: { stage: SENDING } };
export const Done: Story = { args: { way: 'change', stage: DONE } };
export const LinkExpired: Story = { args: { stage: refused({ kind: 'linkExpired' }) } };
export const Invalid: Story = {
  args: { stage: refused({ kind: 'invalid', problems: [{ field: 'newPassword', code: 'TOO_SHORT', limit: 8 }] }) },
};
export const Wrong: Story = { args: { way: 'change', stage: refused({ kind: 'wrongPassword' }) } };
export const Throttled: Story = { render: (args) => <PasswordSettingScreen {...args} way="change" stage={refused(throttled())} /> };
export const Offline: Story = { args: { stage: refused({ kind: 'offline' }) } };
export const Failed: Story = { args: { stage: refused({ kind: 'failed' }) } };
