import { SITE_ORIGINS } from '#stories/catalogue/site-origins.ts';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { makeFragmentData } from '#graphql/generated/index.ts';
import { ChapterLabel_chapter } from '#src/entities/chapter/ChapterLabel.tsx';
import { OwnComments, OwnComments_list } from '#src/features/comments/OwnComments.tsx';
import { LONG_TEXT } from '#stories/catalogue/comments.ts';

const WORK = { id: '8', title: 'Tiệm sách ngày mưa', language: 'vi' } as const;
const CHAPTER = { id: '45', ...makeFragmentData({ number: '12', title: 'Cánh cửa trong mưa' }, ChapterLabel_chapter) };
const said = { emoji: null, createdAt: '2026-11-20T08:30:00.000Z', work: WORK, chapter: null };

function own(texts: readonly string[], totalItems = texts.length) {
  const items = [
    { ...said, id: '1', text: 'Chương này hay quá!', emoji: '😭', chapter: CHAPTER },
    { ...said, id: '2', text: '雨の音が聞こえてきそう。', work: { id: '9', title: '雨の本屋', language: 'ja' as const } },
    { ...said, id: '3', text: 'Truyện này đâu rồi?', work: null },
    ...texts.map((text, index) => ({ ...said, id: `t${index}`, text })),
  ];
  return makeFragmentData({ items: totalItems === 0 ? [] : items, position: { page: 1, perPage: 10, totalItems } }, OwnComments_list);
}

const meta: Meta<typeof OwnComments> = {
  title: 'Features/OwnComments',
  component: OwnComments,
  args: {
    data: own([], 3),
    language: 'vi',
    origins: SITE_ORIGINS,
    pageUrl: '/user/profile?comments=[page]',
  },
};
export default meta;

type Story = StoryObj<typeof OwnComments>;

export const Filled: Story = {};
export const Empty: Story = { args: { data: own([], 0) } };
export const Long: Story = { args: { data: own([LONG_TEXT, 'W'.repeat(300)], 24) } };
