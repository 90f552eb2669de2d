import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { Fold } from '#src/ui/fold/Fold.tsx';
import { usage } from '#stories/book/usage.ts';

const meta: Meta<typeof Fold> = {
  title: 'Ui/Fold',
  component: Fold,
  tags: ['autodocs'],
  parameters: usage(
    'For long text that most need only the beginning of. Works without script.',
    'Not for controls, nor for what everybody must read.',
  ),
  args: { unfold: 'Xem thêm', fold: 'Thu gọn' },
};
export default meta;

type Story = StoryObj<typeof Fold>;

export const Filled: Story = { args: { children: 'Mưa rơi trên phố. '.repeat(80) } };
export const Short: Story = { args: { children: '雨がふる。' } };
