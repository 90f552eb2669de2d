import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { RankingSkeleton } from '#src/features/ranking/RankingSkeleton.tsx';
import { RankingScreen } from '#src/features/ranking/RankingScreen.tsx';
import { ranking } from '#stories/catalogue/screens.ts';
import { LONG_TITLE, worksOf } from '#stories/catalogue/works.ts';
import { network } from '#stories/toolbars/network.tsx';

const meta: Meta<typeof RankingScreen> = {
  title: 'Features/RankingScreen',
  component: RankingScreen,
  tags: ['network'],
  parameters: network({ slow: () => <RankingSkeleton /> }),
  args: { view: {} },
};
export default meta;

type Story = StoryObj<typeof RankingScreen>;

export const Filled: Story = { args: { data: ranking(worksOf('vi', 6)) } };
export const FilledInJapanese: Story = { args: { data: ranking(worksOf('ja', 6)), view: { period: 'week' } } };
export const Empty: Story = { args: { data: ranking([]) } };
export const BeyondLast: Story = { args: { data: ranking([], 30, 9), view: { period: 'month', page: 9 } } };
export const OneWork: Story = { args: { data: ranking(worksOf('vi', 1)) } };
export const Long: Story = {
  args: {
    data: ranking(
      worksOf('ja', 10).map((work) => ({ ...work, title: LONG_TITLE.ja })),
      500_000,
      10_000,
    ),
    view: { period: 'all', page: 10_000 },
  },
};
