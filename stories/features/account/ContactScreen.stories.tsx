import type { ComponentProps } from 'react';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { fn } from 'storybook/test';
import { ContactScreen } from '#src/features/account/contact/ContactScreen.tsx';
import { DONE, EDITING, LAN, refused, SENDING, throttled } from '#stories/catalogue/account.ts';
import { NOTHING_UNSAVED } from '#stories/catalogue/upload.ts';
import { network } from '#stories/toolbars/network.tsx';

const meta: Meta<typeof ContactScreen> = {
  title: 'Features/ContactScreen',
  component: ContactScreen,
  tags: ['network'],
  parameters: network<ComponentProps<typeof ContactScreen>>({ slow: { stage: SENDING }, offline: { stage: refused({ kind: 'offline' }) } }),
  args: { stage: EDITING, known: null, supportMail: 'hotro@truyendoi.example', unsaved: NOTHING_UNSAVED, onSubmit: fn() },
};
export default meta;

type Story = StoryObj<typeof ContactScreen>;

export const Empty: Story = {};
export const Filled: Story = { args: { known: LAN } };
export const Sending: Story = { args: { stage: SENDING } };
export const Sent: Story = { args: { stage: DONE } };
export const Invalid: Story = { args: { stage: refused({ kind: 'invalid', problems: [{ field: 'message', code: 'REQUIRED' }] }) } };
export const Throttled: Story = { render: (args) => <ContactScreen {...args} stage={refused(throttled())} /> };
export const Offline: Story = { args: { stage: refused({ kind: 'offline' }) } };
export const Failed: Story = { args: { stage: refused({ kind: 'failed' }) } };
