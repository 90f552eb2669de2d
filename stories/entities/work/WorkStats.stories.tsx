import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { WorkStats } from '#src/entities/work/WorkStats.tsx';
import { stats } from '#stories/catalogue/works.ts';
import { usage } from '#stories/book/usage.ts';

const meta: Meta<typeof WorkStats> = {
  title: 'Entities/WorkStats',
  component: WorkStats,
  tags: ['autodocs'],
  parameters: usage('On the page of a work: format, status, chapters, views, last update.', 'Not in cards: there one fact at most.'),
  args: { data: stats({}) },
};
export default meta;

type Story = StoryObj<typeof WorkStats>;

export const Ongoing: Story = {};
export const Completed: Story = { args: { data: stats({ format: 'NOVEL', status: 'COMPLETED' }) } };
export const OnHiatus: Story = { args: { data: stats({ status: 'HIATUS', viewsCount: 0, chaptersCount: 1 }) } };
