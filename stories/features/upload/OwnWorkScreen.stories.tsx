import type { ComponentProps } from 'react';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { fn } from 'storybook/test';
import { OwnWorkScreen } from '#src/features/upload/works/OwnWorkScreen.tsx';
import { UploadSkeleton } from '#src/features/upload/UploadSkeleton.tsx';
import {
  BLOCKED_ROWS,
  GENRES,
  LIMITS,
  NOTHING_UNSAVED,
  ownWork,
  PUT_OFF,
  REFUSED_ROWS,
  ROWS,
  STRANDED,
  uploads,
  WANTING_ROWS,
  WORK_STAGES,
} from '#stories/catalogue/upload.ts';
import { LONG_TITLE } from '#stories/catalogue/works.ts';
import { network } from '#stories/toolbars/network.tsx';

const meta: Meta<typeof OwnWorkScreen> = {
  title: 'Features/OwnWorkScreen',
  component: OwnWorkScreen,
  tags: ['network'],
  parameters: network<ComponentProps<typeof OwnWorkScreen>>({
    slow: { uploads: uploads(ROWS) },
    offline: { uploads: STRANDED, stages: { ...WORK_STAGES, saving: { kind: 'refused', refusal: { kind: 'offline' } } } },
  }),
  args: {
    data: ownWork(),
    limits: LIMITS,
    genres: GENRES,
    twins: [{ id: '2', title: '雨の本屋' }],
    unsaved: NOTHING_UNSAVED,
    uploads: uploads([]),
    publicUrl: 'http://vi.localhost:3000/comic/1',
    stages: WORK_STAGES,
    onChoose: fn(),
    onCover: fn(),
    onUpload: fn(),
    onSave: fn(),
    onDelete: fn(),
    onPublish: fn(),
  },
};
export default meta;

type Story = StoryObj<typeof OwnWorkScreen>;

export const Filled: Story = {};
export const Loading: Story = { render: () => <UploadSkeleton of="work" /> };
export const Empty: Story = { args: { data: ownWork({ chapters: 0 }), publicUrl: null } };
export const Sending: Story = { args: { uploads: uploads(ROWS) } };
export const Paused: Story = { args: { uploads: uploads(ROWS, true) } };
export const PutOff: Story = { args: { uploads: PUT_OFF } };
export const Refused: Story = { args: { uploads: uploads(REFUSED_ROWS) } };
export const LeftOut: Story = { args: { uploads: uploads(WANTING_ROWS) } };
export const Offline: Story = {
  args: { uploads: STRANDED, stages: { ...WORK_STAGES, saving: { kind: 'refused', refusal: { kind: 'offline' } } } },
};
export const Invalid: Story = {
  args: {
    stages: {
      ...WORK_STAGES,
      saving: { kind: 'refused', refusal: { kind: 'invalid', problems: [{ field: 'title', code: 'TOO_LONG', limit: 200 }] } },
    },
  },
};
export const Failed: Story = {
  args: {
    data: ownWork({ chapters: 1 }),
    publicUrl: null,
    stages: {
      saving: { kind: 'refused', refusal: { kind: 'failed' } },
      deletion: { kind: 'refused', refusal: { kind: 'failed' } },
      publishing: { kind: 'refused', refusal: { kind: 'failed' } },
    },
  },
};
export const ChangedElsewhere: Story = {
  args: { stages: { ...WORK_STAGES, saving: { kind: 'refused', refusal: { kind: 'changedHere' } } } },
};
export const Saved: Story = { args: { stages: { ...WORK_STAGES, saving: { kind: 'done' } } } };
export const Drafts: Story = {
  args: { data: ownWork({ chapters: 20, states: ['DRAFT'] }), uploads: uploads(ROWS.filter(({ key }) => key === 'd')), publicUrl: null },
};
export const Waiting: Story = { args: { data: ownWork({ review: 'WAITING' }) } };
export const TurnedDown: Story = { args: { data: ownWork({ review: 'REFUSED' }) } };
export const Hidden: Story = { args: { data: ownWork({ isHidden: true }), publicUrl: null } };
export const Forbidden: Story = { args: { stages: { ...WORK_STAGES, saving: { kind: 'refused', refusal: { kind: 'notYours' } } } } };
export const Blocked: Story = {
  args: { uploads: uploads(BLOCKED_ROWS), stages: { ...WORK_STAGES, saving: { kind: 'refused', refusal: { kind: 'blocked' } } } },
};
export const SecondPage: Story = { args: { data: ownWork({ chapters: 40, page: 2 }) } };
export const Japanese: Story = { args: { data: ownWork({ title: 'ふたつ灯台', language: 'ja' }) } };
export const Long: Story = { args: { data: ownWork({ title: LONG_TITLE.vi, chapters: 80, description: 'Mưa rơi. '.repeat(300) }) } };
