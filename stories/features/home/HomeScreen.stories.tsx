import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { HomeSkeleton } from '#src/features/home/HomeSkeleton.tsx';
import { HomeScreen } from '#src/features/home/HomeScreen.tsx';
import { home } from '#stories/catalogue/screens.ts';
import { LONG_TITLE, worksOf } from '#stories/catalogue/works.ts';
import { network } from '#stories/toolbars/network.tsx';

const meta: Meta<typeof HomeScreen> = {
  title: 'Features/HomeScreen',
  component: HomeScreen,
  tags: ['network'],
  parameters: network({ slow: () => <HomeSkeleton /> }),
  args: { siteName: 'Truyện Đôi' },
};
export default meta;

type Story = StoryObj<typeof HomeScreen>;

export const Filled: Story = { args: { data: home(worksOf('vi', 6)) } };
export const FilledInJapanese: Story = { args: { data: home(worksOf('ja', 6)), siteName: 'ふたご書庫' } };
export const Empty: Story = { args: { data: home([]) } };
export const OneWork: Story = { args: { data: home(worksOf('vi', 1)) } };
export const Long: Story = {
  args: {
    data: home(
      worksOf('vi', 10).map((work) => ({ ...work, title: LONG_TITLE.vi, chapterTitle: LONG_TITLE.vi })),
      { totalItems: 10_000, page: 37 },
    ),
  },
};
export const OfTheWeek: Story = { args: { data: home(worksOf('vi', 6), { period: 'WEEK' }), view: { top: 'week' } } };
export const NothingReadToday: Story = {
  args: { data: home(worksOf('ja', 6), { period: 'DAY', ranked: [] }), view: { top: 'day' }, siteName: 'ふたご書庫' },
};
export const Unread: Story = {
  args: {
    data: home(
      worksOf('vi', 6).map((work) => ({ ...work, viewsCount: 0 })),
      { period: 'ALL' },
    ),
  },
};
export const Gathered: Story = {
  args: { earlier: [home(worksOf('ja', 10), { totalItems: 45 })], data: home(worksOf('vi', 10, 10), { totalItems: 45, page: 2 }) },
};
export const WithoutCovers: Story = { args: { data: home(worksOf('ja', 5).map((work) => ({ ...work, hasCover: false }))) } };
