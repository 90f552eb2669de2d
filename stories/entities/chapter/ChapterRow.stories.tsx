import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { ChapterRow } from '#src/entities/chapter/ChapterRow.tsx';
import { chapter, LONG_TITLE } from '#stories/catalogue/works.ts';

const meta: Meta<typeof ChapterRow> = {
  title: 'Entities/ChapterRow',
  component: ChapterRow,
  args: { workId: '8', data: chapter(12, 'Người khách quên ô') },
};
export default meta;

type Story = StoryObj<typeof ChapterRow>;

export const Filled: Story = {};
export const Short: Story = { args: { length: 'short' } };
export const WithoutTitle: Story = { args: { data: chapter(3, null) } };
export const Long: Story = { args: { data: chapter(1200, LONG_TITLE.ja) } };
