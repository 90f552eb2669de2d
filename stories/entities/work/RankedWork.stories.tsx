import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { RankedWork } from '#src/entities/work/RankedWork.tsx';
import { LONG_TITLE, ranked, theWork } from '#stories/catalogue/works.ts';

const meta: Meta<typeof RankedWork> = {
  title: 'Entities/RankedWork',
  component: RankedWork,
  args: { data: ranked({ ...theWork, viewsCount: 41_000 }), rank: 2, mostViews: 90_000 },
};
export default meta;

type Story = StoryObj<typeof RankedWork>;

export const Filled: Story = {};
export const First: Story = { args: { rank: 1, data: ranked({ ...theWork, format: 'NOVEL', viewsCount: 90_000 }) } };
export const Long: Story = { args: { data: ranked({ ...theWork, title: LONG_TITLE.vi, viewsCount: 1 }) } };
export const WithoutViews: Story = { args: { data: ranked({ ...theWork, viewsCount: 0 }), mostViews: 0 } };
