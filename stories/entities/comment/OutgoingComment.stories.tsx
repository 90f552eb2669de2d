import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { fn } from 'storybook/test';
import { OutgoingComment } from '#src/entities/comment/OutgoingComment.tsx';
import { LAN, ORIGINS, outgoing } from '#stories/catalogue/comments.ts';
import { usage } from '#stories/book/usage.ts';

const meta: Meta<typeof OutgoingComment> = {
  title: 'Entities/OutgoingComment',
  component: OutgoingComment,
  tags: ['autodocs'],
  parameters: usage(
    'For a comment of the reader that the server has not confirmed, with why it waits.',
    'Not once it is confirmed: then it is a CommentItem.',
  ),
  args: { outgoing: outgoing({}), author: LAN, origins: ORIGINS, onRetry: fn(), onDiscard: fn() },
};
export default meta;

type Story = StoryObj<typeof OutgoingComment>;

export const Sending: Story = {};
export const Offline: Story = { args: { outgoing: outgoing({ isTravelling: false }) } };
export const Failed: Story = { args: { outgoing: outgoing({ isTravelling: false, refusal: 'failed' }) } };
export const Throttled: Story = { args: { outgoing: outgoing({ isTravelling: false, refusal: 'throttled' }) } };
export const Blocked: Story = { args: { outgoing: outgoing({ isTravelling: false, refusal: 'blocked' }) } };
export const SignedOut: Story = { args: { outgoing: outgoing({ isTravelling: false, refusal: 'signedOut' }) } };
export const Gone: Story = { args: { outgoing: outgoing({ isTravelling: false, refusal: 'notFound' }) } };
export const Invalid: Story = { args: { outgoing: outgoing({ isTravelling: false, refusal: 'invalid' }) } };
