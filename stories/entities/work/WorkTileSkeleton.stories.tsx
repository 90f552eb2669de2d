import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { WorkTileSkeleton } from '#src/entities/work/WorkTileSkeleton.tsx';
import { usage } from '#stories/book/usage.ts';

const meta: Meta<typeof WorkTileSkeleton> = {
  title: 'Entities/WorkTileSkeleton',
  component: WorkTileSkeleton,
  tags: ['autodocs'],
  parameters: usage('In place of a WorkTile that is on its way.', 'Not alone: as many as the shelf will hold, so that nothing moves.'),
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 200 }}>
        <Story />
      </div>
    ),
  ],
};
export default meta;

type Story = StoryObj<typeof WorkTileSkeleton>;

export const Loading: Story = {};
