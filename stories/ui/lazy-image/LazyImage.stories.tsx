import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { LazyImage } from '#src/ui/lazy-image/LazyImage.tsx';
import { brokenPicture, drawPicture } from '#stories/catalogue/reader-pictures.ts';
import { usage } from '#stories/book/usage.ts';

const meta: Meta<typeof LazyImage> = {
  title: 'Ui/LazyImage',
  component: LazyImage,
  tags: ['autodocs'],
  parameters: usage(
    'For every picture of content: waits until it is near, one attempt, then the error picture.',
    'Not for pages of the reader, which are loaded ahead in reading order.',
  ),
  args: { width: 600, height: 900, alt: 'Trang 1', loading: 'now', src: drawPicture(1, 600, 900).sources[0]?.url ?? '' },
};
export default meta;

type Story = StoryObj<typeof LazyImage>;

export const Filled: Story = {};
export const Near: Story = { args: { loading: 'near' } };
export const Failed: Story = { args: { src: brokenPicture(1, 600, 900).sources[0]?.url ?? '' } };
