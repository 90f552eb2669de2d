import type { ComponentProps } from 'react';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { fn } from 'storybook/test';
import { PasswordResetScreen } from '#src/features/account/password/PasswordResetScreen.tsx';
import { DONE, EDITING, refused, SENDING, throttled } from '#stories/catalogue/account.ts';
import { network } from '#stories/toolbars/network.tsx';

const meta: Meta<typeof PasswordResetScreen> = {
  title: 'Features/PasswordResetScreen',
  component: PasswordResetScreen,
  tags: ['network'],
  parameters: network<ComponentProps<typeof PasswordResetScreen>>({
    slow: { stage: SENDING },
    offline: { stage: refused({ kind: 'offline' }) },
  }),
  args: { stage: EDITING, onSubmit: fn() },
};
export default meta;

type Story = StoryObj<typeof PasswordResetScreen>;

export const Empty: Story = {};
export const Sending: Story = { args: { stage: SENDING } };
export const Sent: Story = { args: { stage: DONE } };
export const Invalid: Story = { args: { stage: refused({ kind: 'invalid', problems: [{ field: 'email', code: 'NOT_AN_EMAIL' }] }) } };
export const Throttled: Story = { render: (args) => <PasswordResetScreen {...args} stage={refused(throttled())} /> };
export const Offline: Story = { args: { stage: refused({ kind: 'offline' }) } };
export const Failed: Story = { args: { stage: refused({ kind: 'failed' }) } };
