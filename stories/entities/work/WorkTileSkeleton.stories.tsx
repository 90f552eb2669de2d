import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { WorkTileSkeleton } from '#src/entities/work/WorkTileSkeleton.tsx';

const meta: Meta<typeof WorkTileSkeleton> = {
  title: 'Entities/WorkTileSkeleton',
  component: WorkTileSkeleton,
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
