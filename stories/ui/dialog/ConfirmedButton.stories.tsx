import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { ConfirmedButton } from '#src/ui/dialog/ConfirmedButton.tsx';
import { usage } from '#stories/book/usage.ts';

const meta: Meta<typeof ConfirmedButton> = {
  title: 'Ui/ConfirmedButton',
  component: ConfirmedButton,
  tags: ['autodocs'],
  parameters: usage(
    'For a deed that cannot be undone: asks once, in a dialog.',
    'Not for what can be undone: do it, and offer to undo it.',
    320,
  ),
  args: {
    label: 'Xóa hết',
    question: 'Xóa hết khỏi kệ?',
    keepLabel: 'Giữ lại',
    confirmLabel: 'Xóa',
    children: 'Các chương sẽ phải lưu lại từ đầu.',
    onConfirm: fn(),
  },
};
export default meta;

type Story = StoryObj<typeof ConfirmedButton>;

export const Filled: Story = {};
export const Quiet: Story = { args: { look: 'quiet' } };
export const Asking: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Xóa hết' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Xóa' }));
    await expect(args.onConfirm).toHaveBeenCalledOnce();
  },
};
