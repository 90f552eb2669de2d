import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { fn } from 'storybook/test';
import { SessionEndedNotice } from '#src/features/account/SessionEndedNotice.tsx';
import { ENDED } from '#stories/catalogue/account.ts';

const meta: Meta<typeof SessionEndedNotice> = {
  title: 'Features/SessionEndedNotice',
  component: SessionEndedNotice,
  args: { ended: ENDED, onDismiss: fn() },
};
export default meta;

type Story = StoryObj<typeof SessionEndedNotice>;

export const Filled: Story = {};
export const UnknownDevice: Story = { args: { ended: { ...ENDED, device: { kind: 'UNKNOWN', browser: null, system: null } } } };
export const Empty: Story = { args: { ended: null } };
