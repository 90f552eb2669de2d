import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { RankedWork } from '#src/entities/work/RankedWork.tsx';
import { LONG_TITLE, ranked, theWork } from '#stories/catalogue/works.ts';
import { usage } from '#stories/book/usage.ts';

const meta: Meta<typeof RankedWork> = {
  title: 'Entities/RankedWork',
  component: RankedWork,
  tags: ['autodocs'],
  parameters: usage('For a place in a ranking, with a bar that compares views.', 'Not in lists whose order means nothing.'),
  args: { data: ranked(theWork), rank: 2, views: 41_000, mostViews: 90_000 },
};
export default meta;

type Story = StoryObj<typeof RankedWork>;

export const Filled: Story = {};
export const First: Story = { args: { rank: 1, views: 90_000, data: ranked({ ...theWork, format: 'NOVEL' }) } };
export const Long: Story = { args: { views: 1, data: ranked({ ...theWork, title: LONG_TITLE.vi }) } };
export const WithoutViews: Story = { args: { views: 0, mostViews: 0 } };
export const Risen: Story = { args: { rank: 14, movement: '▲ 3' } };
