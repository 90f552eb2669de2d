import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { PinMark } from '#src/entities/comment/PinMark.tsx';
import { PAGES, PARAGRAPHS } from '#stories/catalogue/comments.ts';
import { usage } from '#stories/book/usage.ts';

const meta: Meta<typeof PinMark> = {
  title: 'Entities/PinMark',
  component: PinMark,
  tags: ['autodocs'],
  parameters: usage(
    'Above a pinned comment: says the place and leads there.',
    'Not for comments on the whole: without a place it shows nothing.',
  ),
  args: { pinId: 'p2', pins: PAGES },
};
export default meta;

type Story = StoryObj<typeof PinMark>;

export const Page: Story = {};
export const Paragraph: Story = { args: { pinId: 'b2', pins: PARAGRAPHS } };
