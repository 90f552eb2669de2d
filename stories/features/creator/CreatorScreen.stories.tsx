import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { CreatorSkeleton } from '#src/features/creator/CreatorSkeleton.tsx';
import { CreatorScreen } from '#src/features/creator/CreatorScreen.tsx';
import { creator } from '#stories/catalogue/creators.ts';
import { LONG_TITLE, worksOf } from '#stories/catalogue/works.ts';
import { network } from '#stories/toolbars/network.tsx';

const meta: Meta<typeof CreatorScreen> = {
  title: 'Features/CreatorScreen',
  component: CreatorScreen,
  tags: ['network'],
  parameters: network({ slow: () => <CreatorSkeleton /> }),
  args: { view: {}, language: 'vi', twinOrigin: 'http://ja.localhost:3000' },
};
export default meta;

type Story = StoryObj<typeof CreatorScreen>;

export const Filled: Story = { args: { data: creator('vi', worksOf('vi', 6), { twins: [{ id: '9', name: '森田ゆき' }] }) } };
export const FilledInJapanese: Story = {
  args: {
    data: creator('ja', worksOf('ja', 10), { totalItems: 57, page: 2, worksThere: 3 }),
    view: { order: 'views', page: 2 },
    language: 'ja',
    twinOrigin: 'http://vi.localhost:3000',
  },
};
export const Empty: Story = { args: { data: creator('vi', [], { worksThere: 4 }) } };
export const BeyondTheLast: Story = { args: { data: creator('vi', [], { totalItems: 12, page: 9 }), view: { page: 9 } } };
export const Gathered: Story = {
  args: {
    earlier: [creator('vi', worksOf('vi', 10), { totalItems: 45 })],
    data: creator('vi', worksOf('vi', 10, 10), { totalItems: 45, page: 2 }),
    view: { page: 2 },
  },
};
export const Long: Story = {
  args: {
    data: creator(
      'vi',
      worksOf('vi', 10).map((work) => ({ ...work, title: LONG_TITLE.vi })),
      {
        name: 'Tên bút danh dài chưa từng thấy '.repeat(6),
        totalItems: 10_000,
        worksThere: 12,
        twins: [{ id: '9', name: '長い筆名'.repeat(20) }],
      },
    ),
  },
};
