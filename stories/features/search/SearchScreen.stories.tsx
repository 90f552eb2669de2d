import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { SearchSkeleton } from '#src/features/search/SearchSkeleton.tsx';
import { NO_SUGGESTIONS } from '#src/features/search/search-view.ts';
import { SearchScreen } from '#src/features/search/SearchScreen.tsx';
import { type MatchMaking, searchData, suggestion } from '#stories/catalogue/search.ts';
import { LONG_TITLE, worksOf } from '#stories/catalogue/works.ts';
import { network } from '#stories/toolbars/network.tsx';

const meta: Meta<typeof SearchScreen> = {
  title: 'Features/SearchScreen',
  component: SearchScreen,
  tags: ['network'],
  parameters: network({ slow: () => <SearchSkeleton /> }),
  args: { view: {}, suggestions: NO_SUGGESTIONS, onIntent: () => undefined },
};
export default meta;

type Story = StoryObj<typeof SearchScreen>;

const matches: readonly MatchMaking[] = worksOf('vi', 6).map((work, index) => ({
  work,
  ranges: [{ start: 0, end: 2 }],
  creator: index % 2 === 0 ? 'Lê Mai' : '森田ゆき',
}));

export const Filled: Story = {
  args: {
    data: searchData(matches, { totalItems: 57, page: 2 }),
    view: { query: 'ti', format: 'comic', genres: ['fantasy'], without: ['mystery'], page: 2 },
  },
};
export const Empty: Story = { args: { data: searchData([]), view: { query: 'không có truyện này', status: 'hiatus' } } };
export const Blank: Story = { args: { data: searchData([]) } };
export const Suggesting: Story = {
  args: {
    data: searchData([]),
    suggestions: {
      query: 'ame',
      matches: worksOf('ja', 5).map((work, index) =>
        suggestion({ work, ranges: [{ start: 0, end: 2 }], ...(index === 1 ? { otherName: 'はんにんまえしのびちょう' } : {}) }),
      ),
    },
  },
};
export const Near: Story = {
  args: {
    data: searchData(matches.slice(0, 3).map((match, index) => ({ ...match, ranges: [], isNear: index > 0 }))),
    view: { query: 'tiemm sach' },
  },
};
export const OfCreator: Story = {
  args: { data: searchData(matches.slice(0, 2), { creator: 'Lê Mai' }), view: { creator: '7', site: 'twin' } },
};
export const Long: Story = {
  args: {
    data: searchData(
      worksOf('ja', 10).map((work) => ({
        work: { ...work, title: LONG_TITLE.ja, hasCover: false },
        ranges: [{ start: 0, end: 40 }],
        otherName: LONG_TITLE.ja,
      })),
      { totalItems: 1000, isCapped: true, page: 37 },
    ),
    view: { query: LONG_TITLE.ja.repeat(3).slice(0, 200), page: 37 },
  },
};
