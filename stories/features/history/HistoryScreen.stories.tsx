import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import type { KeptCover } from '#src/entities/work/SmallCover.tsx';
import { HistoryScreen } from '#src/features/history/HistoryScreen.tsx';
import { HistoryWithoutScript } from '#src/features/history/HistoryWithoutScript.tsx';
import type { HistoryView, ShownEntry } from '#src/features/history/history-view.ts';
import { brokenPicture, drawPicture } from '../../catalogue/reader-pictures.ts';

const NOW = new Date('2026-11-21T15:00:00').getTime();
const HOUR = 3_600_000;

function cover(number: number, isVeiled = false): KeptCover {
  return { ...drawPicture(number, 600, 900), isVeiled };
}

function entry(id: string, hoursAgo: number, more: Partial<ShownEntry> = {}): ShownEntry {
  const chapter = { id: `4${id}`, number: '12', title: 'Cánh cửa trong mưa' };
  return { id, title: 'Tiệm sách ngày mưa', chapter, next: null, cover: null, reading_at: NOW - hoursAgo * HOUR, progress: 0.42, ...more };
}

const VIEW: HistoryView = {
  entries: [
    entry('1', 1, { cover: cover(1) }),
    entry('2', 3, { title: 'Lồng đèn cá chép', cover: cover(2), progress: 1, next: { id: '43', number: '13', title: 'Hẹn ở bến phà' } }),
    entry('3', 24, { title: 'Hai ngọn hải đăng', cover: cover(3, true), chapter: { id: '9', number: '3', title: null }, progress: null }),
    entry('4', 24 * 9),
  ],
  now: NOW,
  isIncognito: false,
  news: null,
};

const meta: Meta<typeof HistoryScreen> = {
  title: 'Features/HistoryScreen',
  component: HistoryScreen,
  args: { view: VIEW, onVerb: () => undefined },
};
export default meta;

type Story = StoryObj<typeof HistoryScreen>;

export const Filled: Story = {};
export const Empty: Story = { args: { view: { ...VIEW, entries: [], isIncognito: true } } };
export const Loading: Story = { args: { view: { ...VIEW, entries: null } } };
export const Failed: Story = { args: { view: { ...VIEW, entries: null, news: { kind: 'unsupported' } } } };
export const CoversOutOfReach: Story = {
  args: { view: { ...VIEW, entries: [entry('1', 1, { cover: { ...brokenPicture(1, 600, 900), isVeiled: false } })] } },
};
export const WithoutScript: Story = { render: () => <HistoryWithoutScript list="history" /> };
export const Removed: Story = { args: { view: { ...VIEW, news: { kind: 'removed', title: 'Lồng đèn cá chép' } } } };
export const Imported: Story = { args: { view: { ...VIEW, news: { kind: 'imported', count: 12 } } } };
export const OfTheTwin: Story = { args: { view: { ...VIEW, news: { kind: 'twins' } } } };
export const NotAFile: Story = { args: { view: { ...VIEW, news: { kind: 'notAFile' } } } };
export const Long: Story = {
  args: {
    view: {
      ...VIEW,
      entries: Array.from({ length: 60 }, (_, index) =>
        entry(String(index + 1), index, { title: 'W'.repeat(80), chapter: { id: '1', number: '1234.5', title: 'Rất dài '.repeat(30) } }),
      ),
    },
  },
};
