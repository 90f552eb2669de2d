import type { ComponentProps } from 'react';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { fn } from 'storybook/test';
import { NothingThere } from '#src/features/upload/NothingThere.tsx';
import { UploadScreen } from '#src/features/upload/UploadScreen.tsx';
import { UploadSkeleton } from '#src/features/upload/UploadSkeleton.tsx';
import { UploadWithoutScript } from '#src/features/upload/UploadWithoutScript.tsx';
import { LIMITS, ownWorks } from '#stories/catalogue/upload.ts';
import { network } from '#stories/toolbars/network.tsx';

const meta: Meta<typeof UploadScreen> = {
  title: 'Features/UploadScreen',
  component: UploadScreen,
  tags: ['network'],
  parameters: network<ComponentProps<typeof UploadScreen>>({
    slow: () => <UploadSkeleton of="works" />,
    offline: { stage: { kind: 'refused', refusal: { kind: 'offline' } } },
  }),
  args: {
    data: ownWorks(3),
    position: { page: 1, perPage: 100, totalItems: 3 },
    limits: LIMITS,
    stage: { kind: 'editing' },
    onChoose: fn(),
  },
};
export default meta;

type Story = StoryObj<typeof UploadScreen>;

export const Filled: Story = {};
export const Empty: Story = { args: { data: [], position: { page: 1, perPage: 100, totalItems: 0 } } };
export const Loading: Story = { render: () => <UploadSkeleton of="works" /> };
export const WithoutScript: Story = { render: () => <UploadWithoutScript /> };
export const Sending: Story = { args: { stage: { kind: 'sending' } } };
export const Offline: Story = { args: { stage: { kind: 'refused', refusal: { kind: 'offline' } } } };
export const Failed: Story = { args: { stage: { kind: 'refused', refusal: { kind: 'failed' } } } };
export const Throttled: Story = { args: { stage: { kind: 'refused', refusal: { kind: 'throttled' } } } };
export const Forbidden: Story = { render: () => <NothingThere /> };
export const Blocked: Story = { args: { stage: { kind: 'refused', refusal: { kind: 'blocked' } } } };
export const TooManyWorks: Story = { args: { stage: { kind: 'refused', refusal: { kind: 'tooManyWorks' } } } };
export const BeyondLast: Story = { args: { data: [], position: { page: 4, perPage: 100, totalItems: 260 } } };
export const Long: Story = { args: { data: ownWorks(60), position: { page: 3, perPage: 100, totalItems: 260 } } };
