import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { expect, fn, within } from 'storybook/test';
import { FollowButton, FollowLink } from '#src/entities/work/FollowButton.tsx';
import { usage } from '#stories/book/usage.ts';

const meta: Meta<typeof FollowButton> = {
  title: 'Entities/FollowButton',
  component: FollowButton,
  tags: ['autodocs'],
  parameters: usage(
    'On a work, to hear of new chapters. FollowLink takes a visitor to sign in first.',
    'Not to keep a chapter for reading offline: SaveButton does that.',
  ),
  args: { isFollowing: false, onChange: fn() },
};
export default meta;

type Story = StoryObj<typeof FollowButton>;

export const NotFollowing: Story = {
  play: async ({ args, canvasElement, userEvent }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { pressed: false }));
    await expect(args.onChange).toHaveBeenCalledWith(true);
  },
};
export const Following: Story = {
  args: { isFollowing: true },
  play: async ({ args, canvasElement, userEvent }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { pressed: true }));
    await expect(args.onChange).toHaveBeenCalledWith(false);
  },
};
export const Visitor: Story = { render: () => <FollowLink href="/login" /> };
