import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { ThumbnailsSheet } from '#src/features/reader/chrome/ThumbnailsSheet.tsx';
import { pagesOf } from '#stories/catalogue/reader-chapters.ts';

const meta: Meta<typeof ThumbnailsSheet> = {
  title: 'Features/Reader/ThumbnailsSheet',
  component: ThumbnailsSheet,
  args: { isOpen: true, pictures: pagesOf(20), direction: 'ltr', position: 3, onPick: () => {}, onAct: () => {}, onClose: () => {} },
};
export default meta;

type Story = StoryObj<typeof ThumbnailsSheet>;

export const Filled: Story = {};
export const RightToLeft: Story = { args: { direction: 'rtl' } };
export const Long: Story = { args: { pictures: pagesOf(300), position: 250 } };
export const OnePage: Story = { args: { pictures: pagesOf(1), position: 0 } };
