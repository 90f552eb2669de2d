import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { fn, userEvent, within } from 'storybook/test';
import { AccountEnd } from '#src/features/account/profile/AccountEnd.tsx';
import { EDITING, refused, SENDING } from '#stories/catalogue/account.ts';

const meta: Meta<typeof AccountEnd> = {
  title: 'Features/AccountEnd',
  component: AccountEnd,
  args: { hasPassword: true, stage: EDITING, onDelete: fn() },
  play: ({ canvasElement }) => userEvent.click(within(canvasElement).getAllByRole('button')[0] ?? canvasElement),
};
export default meta;

type Story = StoryObj<typeof AccountEnd>;

export const Asking: Story = {};
export const Sending: Story = { args: { stage: SENDING } };
export const Wrong: Story = { args: { stage: refused({ kind: 'wrongPassword' }) } };
export const OnlyGoogle: Story = { args: { hasPassword: false } };
export const OnlyGoogleTooLate: Story = { args: { hasPassword: false, stage: refused({ kind: 'wrongPassword' }) } };
