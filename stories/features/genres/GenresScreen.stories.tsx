import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { GenresSkeleton } from '#src/features/genres/GenresSkeleton.tsx';
import { GenresScreen } from '#src/features/genres/GenresScreen.tsx';
import { genres } from '#stories/catalogue/screens.ts';
import { LONG_TITLE, worksOf } from '#stories/catalogue/works.ts';
import { network } from '#stories/toolbars/network.tsx';

const meta: Meta<typeof GenresScreen> = {
  title: 'Features/GenresScreen',
  component: GenresScreen,
  tags: ['network'],
  parameters: network({ slow: () => <GenresSkeleton /> }),
  args: { view: {} },
};
export default meta;

type Story = StoryObj<typeof GenresScreen>;

export const Filled: Story = { args: { data: genres(worksOf('vi', 6)) } };
export const Chosen: Story = { args: { data: genres(worksOf('ja', 3)), view: { genres: ['fantasy', 'mystery'], order: 'views' } } };
export const LeftOut: Story = {
  args: { data: genres(worksOf('ja', 3)), view: { genres: ['fantasy'], without: ['mystery', 'folk-tale'] } },
};
/** As many as can be chosen: the others cannot be pressed. */
export const Full: Story = {
  args: { data: genres(worksOf('ja', 3)), view: { genres: ['fantasy', ...Array.from({ length: 9 }, (_, index) => `genre-${index}`)] } },
};
export const Empty: Story = { args: { data: genres([]), view: { genres: ['mystery', 'folk-tale'] } } };
export const Long: Story = {
  args: {
    data: genres(
      worksOf('ja', 10).map((work) => ({ ...work, title: LONG_TITLE.ja })),
      10_000,
    ),
    view: { page: 37 },
  },
};
