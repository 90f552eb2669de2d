import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { WorkCard } from '#src/entities/work/WorkCard.tsx';
import { card, LONG_TITLE, theWork } from '#stories/catalogue/works.ts';
import { usage } from '#stories/book/usage.ts';

const meta: Meta<typeof WorkCard> = {
  title: 'Entities/WorkCard',
  component: WorkCard,
  tags: ['autodocs'],
  parameters: usage(
    'Where a work is shown with its newest chapters: the latest updates.',
    'Not for long shelves, where WorkTile shows more works in the same room.',
  ),
  args: { data: card(theWork) },
};
export default meta;

type Story = StoryObj<typeof WorkCard>;

export const Filled: Story = {};
export const Long: Story = { args: { data: card({ ...theWork, title: LONG_TITLE.vi, chapterTitle: LONG_TITLE.vi }) } };
export const WithoutCover: Story = { args: { data: card({ ...theWork, hasCover: false }) } };
export const WithoutChapters: Story = { args: { data: card({ ...theWork, chapters: 0 }) } };
export const Sensitive: Story = { args: { data: card({ ...theWork, isSensitive: true }) } };
