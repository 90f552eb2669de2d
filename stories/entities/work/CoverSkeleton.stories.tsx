import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { CoverSkeleton } from '#src/entities/work/CoverSkeleton.tsx';

const meta: Meta<typeof CoverSkeleton> = {
  title: 'Entities/CoverSkeleton',
  component: CoverSkeleton,
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 200 }}>
        <Story />
      </div>
    ),
  ],
};
export default meta;

type Story = StoryObj<typeof CoverSkeleton>;

export const Loading: Story = {};
