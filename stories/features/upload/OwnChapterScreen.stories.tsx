import type { ComponentProps } from 'react';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { fn } from 'storybook/test';
import { NovelPreview } from '#src/features/reader/novel/NovelPreview.tsx';
import { OwnChapterScreen, type OwnChapterScreenProps } from '#src/features/upload/chapter/OwnChapterScreen.tsx';
import { UploadSkeleton } from '#src/features/upload/UploadSkeleton.tsx';
import { CHAPTER_STAGES, LIMITS, NOTHING_UNSAVED, ownChapter, ownSpreads, ownText, STRANDED, uploads } from '#stories/catalogue/upload.ts';
import { LONG_TITLE } from '#stories/catalogue/works.ts';
import { network } from '#stories/toolbars/network.tsx';

const meta: Meta<typeof OwnChapterScreen> = {
  title: 'Features/OwnChapterScreen',
  component: OwnChapterScreen,
  tags: ['network'],
  parameters: network<ComponentProps<typeof OwnChapterScreen>>({
    slow: { stages: { ...CHAPTER_STAGES, pages: { kind: 'sending' }, details: { kind: 'sending' } } },
    offline: { uploads: STRANDED, stages: { ...CHAPTER_STAGES, publication: { kind: 'refused', refusal: { kind: 'offline' } } } },
  }),
  args: {
    data: ownChapter(),
    limits: LIMITS,
    spreads: ownSpreads(12),
    renderText: null,
    unsaved: NOTHING_UNSAVED,
    isWorkUnsaved: false,
    uploads: uploads([]),
    publicUrl: null,
    stages: CHAPTER_STAGES,
    onDetails: fn(),
    onArrange: fn(),
    onContent: fn(),
    onReplace: fn(),
    onUpload: fn(),
    onPublish: fn(),
    onUnschedule: fn(),
    onRestore: fn(),
    onDelete: fn(),
  },
};
export default meta;

type Story = StoryObj<typeof OwnChapterScreen>;

const READ = 'http://vi.localhost:3000/comic/1/70';

export const Filled: Story = {};
export const Loading: Story = { render: () => <UploadSkeleton of="chapter" /> };
export const Scheduled: Story = { args: { data: ownChapter({ state: 'SCHEDULED' }) } };
export const Held: Story = { args: { data: ownChapter({ state: 'HELD' }) } };
export const Published: Story = { args: { data: ownChapter({ state: 'PUBLISHED', isShown: true, versions: 1 }), publicUrl: READ } };
export const Changed: Story = { args: { data: ownChapter({ state: 'PUBLISHED', versions: 3 }), publicUrl: READ } };
export const Hidden: Story = { args: { data: ownChapter({ state: 'PUBLISHED', isShown: true, isHidden: true, versions: 2 }) } };
export const TurnedDown: Story = { args: { data: ownChapter({ state: 'HELD', review: 'REFUSED' }) } };
export const WorkUnsaved: Story = { args: { isWorkUnsaved: true } };
export const Saving: Story = {
  args: { stages: { ...CHAPTER_STAGES, pages: { kind: 'sending' }, details: { kind: 'sending' }, publication: { kind: 'sending' } } },
};
export const Invalid: Story = {
  args: {
    stages: {
      ...CHAPTER_STAGES,
      details: { kind: 'refused', refusal: { kind: 'invalid', problems: [{ field: 'number', code: 'NOT_A_NUMBER' }] } },
    },
  },
};
export const Offline: Story = {
  args: { uploads: STRANDED, stages: { ...CHAPTER_STAGES, publication: { kind: 'refused', refusal: { kind: 'offline' } } } },
};
export const Failed: Story = {
  args: {
    stages: {
      ...CHAPTER_STAGES,
      pages: { kind: 'refused', refusal: { kind: 'failed' } },
      deletion: { kind: 'refused', refusal: { kind: 'failed' } },
    },
  },
};
const novel = (language: 'vi' | 'ja'): Partial<OwnChapterScreenProps> => ({
  data: ownChapter({ pages: 0, language, title: null }),
  spreads: [],
  renderText: (isVertical) => <NovelPreview data={ownText(language)} isVertical={isVertical} />,
});
const refused = (kind: string) => ({ kind: 'refused', refusal: { kind } }) as const;

export const Text: Story = { args: novel('vi') };
export const JapaneseText: Story = { args: novel('ja') };
export const RightToLeft: Story = {
  args: { data: ownChapter({ direction: 'RIGHT_TO_LEFT', twin: 'there' }), spreads: ownSpreads(12, (page) => page === 4 || page === 8) },
};
export const WithoutTwin: Story = { args: { data: ownChapter({ twin: 'missing' }) } };
export const ChangedElsewhere: Story = { args: { stages: { ...CHAPTER_STAGES, pages: refused('changed') } } };
export const DetailsChangedElsewhere: Story = { args: { stages: { ...CHAPTER_STAGES, details: refused('changedHere') } } };
export const NumberTaken: Story = {
  args: {
    stages: {
      ...CHAPTER_STAGES,
      details: { kind: 'refused', refusal: { kind: 'invalid', problems: [{ field: 'number', code: 'TAKEN' }] } },
    },
  },
};
export const Forbidden: Story = { args: { stages: { ...CHAPTER_STAGES, details: refused('notYours'), version: refused('notYours') } } };
export const Blocked: Story = { args: { stages: { ...CHAPTER_STAGES, publication: refused('blocked') } } };
export const OnePage: Story = { args: { data: ownChapter({ pages: 1, title: null }), spreads: ownSpreads(1) } };
export const Long: Story = { args: { data: ownChapter({ pages: 120, title: LONG_TITLE.vi, versions: 12 }), spreads: ownSpreads(120) } };
