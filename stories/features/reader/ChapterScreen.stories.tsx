import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { ChapterSkeleton } from '#src/features/reader/ChapterSkeleton.tsx';
import { DEFAULT_READER_SETTINGS, type ComicSettings, type NovelSettings } from '#src/features/reader/reader-settings.ts';
import { comicChapter, novelChapter, pagesOf, pagesWithBroken, withWide } from '#stories/catalogue/reader-chapters.ts';
import { japaneseDocument, longDocument, vietnameseDocument } from '#stories/catalogue/reader-documents.ts';
import { ReadingRoom } from './ReadingRoom.tsx';
import { directed } from '#stories/toolbars/direction.ts';
import { globalsOf } from '#stories/toolbars/globals.ts';
import { network } from '#stories/toolbars/network.tsx';

const meta: Meta<typeof ReadingRoom> = {
  title: 'Features/Reader/ChapterScreen',
  component: ReadingRoom,
  tags: ['network', 'direction'],
  parameters: { layout: 'fullscreen', ...network({ slow: () => <ChapterSkeleton hrefWork="/comic/1" /> }) },
  decorators: [
    (Story, { args, globals }) => {
      const chosen = globalsOf(globals);
      return <Story key={chosen.direction} args={{ ...args, settings: directed(args.settings, chosen) }} />;
    },
  ],
};
export default meta;

type Story = StoryObj<typeof ReadingRoom>;

const shownAs = (comic: Partial<ComicSettings>) => ({ ...DEFAULT_READER_SETTINGS, comic: { ...DEFAULT_READER_SETTINGS.comic, ...comic } });
const setIn = (novel: Partial<NovelSettings>) => ({ ...DEFAULT_READER_SETTINGS, novel: { ...DEFAULT_READER_SETTINGS.novel, ...novel } });

export const FilledStrip: Story = {
  args: { data: comicChapter({ layout: 'STRIP', direction: 'TOP_TO_BOTTOM', pictures: pagesOf(6, 800, 1600) }) },
};
export const FilledLeftToRight: Story = { args: { data: comicChapter() } };
export const FilledRightToLeft: Story = { args: { data: comicChapter({ language: 'ja', direction: 'RIGHT_TO_LEFT' }) } };
export const OnePage: Story = { args: { data: comicChapter({ pictures: pagesOf(1) }) } };
export const WidePages: Story = {
  args: { data: comicChapter({ language: 'ja', direction: 'RIGHT_TO_LEFT', pictures: pagesOf(4, 1600, 1100) }) },
};
export const TwoPages: Story = {
  args: {
    data: comicChapter({ language: 'ja', direction: 'RIGHT_TO_LEFT', pictures: withWide(9, [4]) }),
    settings: shownAs({ layout: 'double' }),
  },
};
export const Row: Story = {
  args: {
    data: comicChapter({ language: 'ja', direction: 'RIGHT_TO_LEFT', pictures: withWide(9, [4]) }),
    settings: shownAs({ layout: 'row' }),
  },
};
export const WidePagesInHalves: Story = {
  args: {
    data: comicChapter({ language: 'ja', direction: 'RIGHT_TO_LEFT', pictures: withWide(4, [1, 3]) }),
    settings: shownAs({ layout: 'paged', wide: 'split' }),
  },
};
export const WidePagesOnTheirSide: Story = {
  args: { data: comicChapter({ pictures: withWide(4, [1, 3]) }), settings: shownAs({ layout: 'paged', wide: 'rotated' }) },
};
export const FullWidth: Story = { args: { data: comicChapter(), settings: shownAs({ layout: 'paged', fit: 'width' }) } };
export const StripWithGaps: Story = { args: { data: comicChapter({ layout: 'STRIP' }), settings: shownAs({ layout: 'gaps' }) } };
export const Long: Story = {
  args: {
    data: comicChapter({
      layout: 'STRIP',
      pictures: pagesOf(200),
      workTitle: 'Chuyện dài '.repeat(20),
      title: 'Một chương có cái tên rất dài '.repeat(6),
    }),
  },
};
export const Failed: Story = { args: { data: comicChapter({ pictures: pagesWithBroken(4, [1, 2]) }) } };
export const FailedInStrip: Story = { args: { data: comicChapter({ layout: 'STRIP', pictures: pagesWithBroken(4, [1, 2]) }) } };
export const Sensitive: Story = { args: { data: comicChapter({ isSensitive: true }) } };
export const LastChapter: Story = { args: { data: comicChapter({ layout: 'STRIP', pictures: pagesOf(1, 800, 300), hasNext: false }) } };
export const MissingChapters: Story = {
  args: { data: comicChapter({ layout: 'STRIP', pictures: pagesOf(1, 800, 300), nextNumber: '16' }) },
};
export const OnBothSites: Story = {
  args: { data: comicChapter({ layout: 'STRIP', pictures: pagesOf(1, 800, 300), hasTwin: true }) },
};
export const NovelOnBothSites: Story = {
  args: { data: novelChapter({ blocks: vietnameseDocument.blocks.slice(0, 2), notes: [] }, { hasTwin: true }) },
};
export const Endless: Story = {
  args: {
    data: comicChapter({ layout: 'STRIP', pictures: pagesOf(1, 800, 300), language: 'ja' }),
    settings: shownAs({ ending: 'endless' }),
  },
};
export const OnlyChapter: Story = {
  args: { data: comicChapter({ layout: 'STRIP', pictures: pagesOf(1, 800, 300), hasNext: false, hasPrevious: false, title: null }) },
};
export const JapaneseNovel: Story = {
  args: { data: novelChapter(japaneseDocument, { language: 'ja', direction: 'RIGHT_TO_LEFT', workTitle: '川辺の書庫' }) },
};
export const VietnameseNovel: Story = { args: { data: novelChapter(vietnameseDocument) } };
export const NovelWithoutHeading: Story = {
  args: { data: novelChapter({ blocks: vietnameseDocument.blocks.slice(2), notes: vietnameseDocument.notes }, { hasNext: false }) },
};
export const NovelInSepia: Story = {
  args: {
    data: novelChapter(vietnameseDocument),
    settings: setIn({ theme: 'sepia', face: 'sans', measure: 'narrow', size: 6, leading: 4 }),
  },
};
export const NovelInClearFace: Story = { args: { data: novelChapter(vietnameseDocument), settings: setIn({ face: 'clear' }) } };
export const JapaneseNovelInClearFace: Story = {
  args: { data: novelChapter(japaneseDocument, { language: 'ja' }), settings: setIn({ face: 'clear', writing: 'vertical' }) },
};
export const LongNovel: Story = { args: { data: novelChapter(longDocument(japaneseDocument, 60), { language: 'ja' }) } };
export const SensitiveNovel: Story = { args: { data: novelChapter(japaneseDocument, { language: 'ja', isSensitive: true }) } };
