import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { Fold } from '#src/ui/fold/Fold.tsx';

const meta: Meta<typeof Fold> = { title: 'Ui/Fold', component: Fold, args: { unfold: 'Xem thêm', fold: 'Thu gọn' } };
export default meta;

type Story = StoryObj<typeof Fold>;

export const Filled: Story = { args: { children: 'Mưa rơi trên phố. '.repeat(80) } };
export const Short: Story = { args: { children: '雨がふる。' } };
