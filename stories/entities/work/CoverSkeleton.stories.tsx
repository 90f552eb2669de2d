import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { CoverSkeleton } from '#src/entities/work/CoverSkeleton.tsx';
import { usage } from '#stories/book/usage.ts';

const meta: Meta<typeof CoverSkeleton> = {
  title: 'Entities/CoverSkeleton',
  component: CoverSkeleton,
  tags: ['autodocs'],
  parameters: usage('While it is not known which cover will come.', 'Not once the work is known: its own colour stands there.'),
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
