import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { HomeScreen } from '#src/features/home/HomeScreen.tsx';
import { home } from '#stories/catalogue/screens.ts';
import { LONG_TITLE, worksOf } from '#stories/catalogue/works.ts';

const meta: Meta<typeof HomeScreen> = { title: 'Features/HomeScreen', component: HomeScreen, args: { siteName: 'Truyện Đôi' } };
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
      10_000,
    ),
  },
};
export const WithoutCovers: Story = { args: { data: home(worksOf('ja', 5).map((work) => ({ ...work, hasCover: false }))) } };
