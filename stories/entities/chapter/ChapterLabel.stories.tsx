import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { ChapterLabel } from '#src/entities/chapter/ChapterLabel.tsx';
import { chapter } from '#stories/catalogue/works.ts';
import { usage } from '#stories/book/usage.ts';

const meta: Meta<typeof ChapterLabel> = {
  title: 'Entities/ChapterLabel',
  component: ChapterLabel,
  tags: ['autodocs'],
  parameters: usage(
    "To name a chapter anywhere: number and title become one phrase in the page's language.",
    'Not to link to a chapter by itself: ChapterRow does that, with its date.',
  ),
  args: { data: chapter(12, 'Người khách quên ô') },
};
export default meta;

type Story = StoryObj<typeof ChapterLabel>;

export const Filled: Story = {};
export const WithoutTitle: Story = { args: { data: chapter(12, null) } };
export const TitleWithNumber: Story = { args: { data: chapter(4, '第四章 雨') } };
