import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { Skeleton } from '#src/ui/skeleton/Skeleton.tsx';
import { usage } from '#stories/book/usage.ts';

const meta: Meta<typeof Skeleton> = {
  title: 'Ui/Skeleton',
  component: Skeleton,
  tags: ['autodocs'],
  parameters: usage('For a line, block or disc that will stand there in the same size.', 'Not for what may turn out to be nothing.'),
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 320, blockSize: 120 }}>
        <Story />
      </div>
    ),
  ],
};
export default meta;

type Story = StoryObj<typeof Skeleton>;

export const Line: Story = { args: { tenths: 7 } };
export const Block: Story = { args: { shape: 'block' } };
export const Round: Story = { args: { shape: 'round' } };
