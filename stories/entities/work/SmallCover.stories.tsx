import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { SmallCover } from '#src/entities/work/SmallCover.tsx';
import { LONG_TITLE } from '#stories/catalogue/works.ts';
import { brokenPicture, drawPicture } from '#stories/catalogue/reader-pictures.ts';
import { usage } from '#stories/book/usage.ts';

const cover = { ...drawPicture(1, 600, 900), isVeiled: false };

const meta: Meta<typeof SmallCover> = {
  title: 'Entities/SmallCover',
  component: SmallCover,
  tags: ['autodocs'],
  parameters: usage(
    'Beside the title of a work that this browser keeps: in the history and on the shelf.',
    'Not where the site was just asked for the work, which brings its cover with it.',
  ),
  args: { cover, title: 'Tiệm sách ngày mưa' },
};
export default meta;

type Story = StoryObj<typeof SmallCover>;

export const Filled: Story = {};
export const Missing: Story = { args: { cover: null, title: LONG_TITLE.ja } };
export const Veiled: Story = { args: { cover: { ...cover, isVeiled: true } } };
export const Failed: Story = { args: { cover: { ...cover, ...brokenPicture(1, 600, 900) } } };
