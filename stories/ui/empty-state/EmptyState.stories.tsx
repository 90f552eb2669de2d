import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { EmptyState } from '#src/ui/empty-state/EmptyState.tsx';
import { ButtonLink } from '#src/ui/button/Button.tsx';
import { usage } from '#stories/book/usage.ts';

const meta: Meta<typeof EmptyState> = {
  title: 'Ui/EmptyState',
  component: EmptyState,
  tags: ['autodocs'],
  parameters: usage(
    'Where a list has nothing, or a screen cannot be shown: a drawing, one sentence, one action.',
    'Not while it may still come: a skeleton.',
  ),
  args: { mood: 'waiting', title: 'No history' },
};
export default meta;

type Story = StoryObj<typeof EmptyState>;

export const TitleOnly: Story = {};
export const Filled: Story = { args: { sentence: 'Chưa có gì ở đây.', action: <ButtonLink href="/">Trang chủ</ButtonLink> } };
export const WholeScreen: Story = {
  args: { mood: 'lost', level: 1, title: '見つかりません', sentence: 'ページは引っ越したのかもしれません。' },
};
export const Long: Story = {
  args: { mood: 'searching', title: 'No results found', sentence: 'Không chương nào có tên như vậy. '.repeat(12) },
};
