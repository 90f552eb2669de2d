import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { LinkTabs } from '#src/ui/tabs/LinkTabs.tsx';
import { usage } from '#stories/book/usage.ts';

const meta: Meta<typeof LinkTabs> = {
  title: 'Ui/LinkTabs',
  component: LinkTabs,
  tags: ['autodocs'],
  parameters: usage('For views of one page that have addresses of their own.', 'Not for panels that are there already: Tabs.'),
  args: {
    label: 'Đọc của tôi',
    links: [
      { href: '/history', label: 'Lịch sử đọc', isCurrent: true },
      { href: '/history?show=following', label: 'Đang theo dõi', isCurrent: false },
    ],
  },
};
export default meta;

type Story = StoryObj<typeof LinkTabs>;

export const Filled: Story = {};
export const Small: Story = { args: { size: 'small' } };
export const Long: Story = {
  args: {
    links: Array.from({ length: 12 }, (_, index) => ({
      href: `/${index}`,
      label: `Mục thứ ${index + 1} có tên dài`,
      isCurrent: index === 4,
    })),
  },
};
