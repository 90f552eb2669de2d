import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { WorkTile } from '#src/entities/work/WorkTile.tsx';
import { LONG_TITLE, tile, theWork } from '#stories/catalogue/works.ts';

const meta: Meta<typeof WorkTile> = {
  title: 'Entities/WorkTile',
  component: WorkTile,
  args: { data: tile({ ...theWork, format: 'NOVEL' }) },
};
export default meta;

type Story = StoryObj<typeof WorkTile>;

export const Filled: Story = {};
export const Long: Story = { args: { data: tile({ ...theWork, title: LONG_TITLE.ja }) } };
export const WithoutCover: Story = { args: { data: tile({ ...theWork, hasCover: false }) } };
export const Sensitive: Story = { args: { data: tile({ ...theWork, isSensitive: true }) } };
