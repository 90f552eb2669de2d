import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { fn } from 'storybook/test';
import { NOTHING_UNSAVED } from '#stories/catalogue/upload.ts';
import { ReportSubject } from '#src/features/comments/ReportSubject.tsx';

const meta: Meta<typeof ReportSubject> = {
  title: 'Features/ReportSubject',
  component: ReportSubject,
  args: { subject: 'work', isOpen: false, stage: { kind: 'editing' }, unsaved: NOTHING_UNSAVED, onOpen: fn(), onReport: fn() },
};
export default meta;

type Story = StoryObj<typeof ReportSubject>;

export const Closed: Story = {};
export const OfChapter: Story = { args: { subject: 'chapter' } };
export const OfPage: Story = { args: { subject: 'page', isOpen: true } };
export const Open: Story = { args: { isOpen: true } };
export const Sending: Story = { args: { isOpen: true, stage: { kind: 'sending' } } };
export const Sent: Story = { args: { isOpen: true, stage: { kind: 'done' } } };
export const Throttled: Story = { args: { isOpen: true, stage: { kind: 'refused', refusal: { kind: 'throttled' } } } };
export const Gone: Story = { args: { isOpen: true, stage: { kind: 'refused', refusal: { kind: 'gone' } } } };
export const TooLong: Story = { args: { isOpen: true, stage: { kind: 'refused', refusal: { kind: 'tooLong' } } } };
export const Offline: Story = { args: { isOpen: true, stage: { kind: 'refused', refusal: { kind: 'offline' } } } };
export const Failed: Story = { args: { isOpen: true, stage: { kind: 'refused', refusal: { kind: 'failed' } } } };
