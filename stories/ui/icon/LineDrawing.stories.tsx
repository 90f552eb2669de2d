import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { LineDrawing } from '#src/ui/icon/LineDrawing.tsx';
import { usage } from '#stories/book/usage.ts';

const meta: Meta<typeof LineDrawing> = {
  title: 'Ui/LineDrawing',
  component: LineDrawing,
  tags: ['autodocs'],
  parameters: usage('To draw a new sign on the grid of 24.', 'Not where a sign has words to say: it is hidden from assistive technology.'),
  args: { size: 48 },
};
export default meta;

type Story = StoryObj<typeof LineDrawing>;

export const Filled: Story = { args: { children: <path d="m5 12 5 5 9-10" /> } };
