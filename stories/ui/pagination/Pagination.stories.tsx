import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { fn } from 'storybook/test';
import { Pagination } from '#src/ui/pagination/Pagination.tsx';
import { usage } from '#stories/book/usage.ts';

const meta: Meta<typeof Pagination> = {
  title: 'Ui/Pagination',
  component: Pagination,
  tags: ['autodocs'],
  parameters: usage(
    'Under lists of numbered pages. As links where pages have addresses.',
    'Not where everything fits on one page: it shows nothing then.',
  ),
  args: { totalItems: 1200, currentPage: 37, linkUrl: '/?page=[page]', onPageChange: fn() },
};
export default meta;

type Story = StoryObj<typeof Pagination>;

export const Middle: Story = {};
export const First: Story = { args: { currentPage: 1 } };
export const Last: Story = { args: { currentPage: 120 } };
export const Buttons: Story = { args: { totalItems: 45, currentPage: 2, type: 'button' } };
export const Deep: Story = { args: { totalItems: 1_000_000, currentPage: 98_765 } };
export const Persian: Story = { args: { totalItems: 1_000_000, currentPage: 98_765, direction: 'rtl', locale: 'ir' } };
export const BeyondTheLast: Story = { args: { totalItems: 95, currentPage: 99 } };
export const FromTheRight: Story = { args: { totalItems: 95, currentPage: 2, direction: 'rtl', locale: 'ar', type: 'button' } };
