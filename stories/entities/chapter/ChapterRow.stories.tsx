import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { ChapterRow } from '#src/entities/chapter/ChapterRow.tsx';
import { chapter, LONG_TITLE } from '#stories/catalogue/works.ts';
import { usage } from '#stories/book/usage.ts';

const meta: Meta<typeof ChapterRow> = {
  title: 'Entities/ChapterRow',
  component: ChapterRow,
  tags: ['autodocs'],
  parameters: usage(
    "For each chapter of a list. 'short' stands in a card, on one line.",
    'Not for the chapters before and after in the reader, whose links say a direction.',
  ),
  args: { workId: '8', data: chapter(12, 'Người khách quên ô') },
};
export default meta;

type Story = StoryObj<typeof ChapterRow>;

export const Filled: Story = {};
export const Short: Story = { args: { length: 'short' } };
export const WithoutTitle: Story = { args: { data: chapter(3, null) } };
export const Long: Story = { args: { data: chapter(1200, LONG_TITLE.ja) } };
