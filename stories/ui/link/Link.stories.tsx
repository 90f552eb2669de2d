import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { Link } from '#src/ui/link/Link.tsx';
import { usage } from '#stories/book/usage.ts';

const meta: Meta<typeof Link> = {
  title: 'Ui/Link',
  component: Link,
  tags: ['autodocs'],
  parameters: usage('For every way to another page, ours or not: ours are loaded ahead when pointed at.', 'Not for deeds: Button.'),
  args: { href: '/comic/12', children: 'Tiệm sách ngày mưa' },
};
export default meta;

type Story = StoryObj<typeof Link>;

export const OfThisSite: Story = {};
export const OfAnotherOrigin: Story = { args: { href: 'http://ja.localhost:3000/comic/12', hrefLang: 'ja', children: '雨の本屋' } };
