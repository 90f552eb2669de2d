import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { WorkTile } from '#src/entities/work/WorkTile.tsx';
import { LONG_TITLE, tile, theWork } from '#stories/catalogue/works.ts';
import { usage } from '#stories/book/usage.ts';

const meta: Meta<typeof WorkTile> = {
  title: 'Entities/WorkTile',
  component: WorkTile,
  tags: ['autodocs'],
  parameters: usage('For shelves of covers: related works, a listing.', 'Not where new chapters are the point: WorkCard shows them.'),
  args: { data: tile({ ...theWork, format: 'NOVEL' }) },
};
export default meta;

type Story = StoryObj<typeof WorkTile>;

export const Filled: Story = {};
export const Long: Story = { args: { data: tile({ ...theWork, title: LONG_TITLE.ja }) } };
export const WithoutCover: Story = { args: { data: tile({ ...theWork, hasCover: false }) } };
export const Sensitive: Story = { args: { data: tile({ ...theWork, isSensitive: true }) } };
