import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { WorkListing } from '#src/entities/work/WorkListing.tsx';
import { LONG_TITLE, listing, worksOf } from '#stories/catalogue/works.ts';
import { usage } from '#stories/book/usage.ts';

const meta: Meta<typeof WorkListing> = {
  title: 'Entities/WorkListing',
  component: WorkListing,
  tags: ['autodocs'],
  parameters: usage(
    'For pages of works in an order that the reader chooses: genres, a creator.',
    'Not for search results, which show what matched.',
  ),
  args: {
    data: listing(worksOf('vi', 10), { totalItems: 57 }),
    order: 'updated',
    hrefInOrder: (order) => `/genres?order=${order}`,
    pageHref: '/genres?page=[page]',
    whenEmpty: <p>Chưa có truyện nào</p>,
  },
};
export default meta;

type Story = StoryObj<typeof WorkListing>;

export const Filled: Story = {};
export const Gathered: Story = {
  args: {
    earlier: [listing(worksOf('ja', 10), { totalItems: 20 })],
    data: listing(worksOf('vi', 10, 10), { page: 2, totalItems: 20 }),
    order: 'views',
  },
};
export const Empty: Story = { args: { data: listing([]) } };
export const Long: Story = {
  args: {
    data: listing(
      worksOf('ja', 10).map((work) => ({ ...work, title: LONG_TITLE.ja })),
      { page: 98_765, totalItems: 1_000_000 },
    ),
  },
};
