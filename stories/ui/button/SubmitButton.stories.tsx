import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { SubmitButton } from '#src/ui/button/SubmitButton.tsx';

const meta: Meta<typeof SubmitButton> = {
  title: 'Ui/SubmitButton',
  component: SubmitButton,
  args: { children: 'Lưu', busyWords: 'Đang lưu…', isBusy: false },
};
export default meta;

type Story = StoryObj<typeof SubmitButton>;

export const Ready: Story = {};
export const Busy: Story = { args: { isBusy: true } };
export const Disabled: Story = { args: { isDisabled: true } };
export const Wide: Story = { args: { width: 'full' } };
