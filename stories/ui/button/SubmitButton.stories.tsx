import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { SubmitButton } from '#src/ui/button/SubmitButton.tsx';
import { usage } from '#stories/book/usage.ts';

const meta: Meta<typeof SubmitButton> = {
  title: 'Ui/SubmitButton',
  component: SubmitButton,
  tags: ['autodocs'],
  parameters: usage('To send a form: it says what is being done and takes no second press meanwhile.', 'Not outside forms: Button.'),
  args: { children: 'Lưu', busyWords: 'Đang lưu…', isBusy: false },
};
export default meta;

type Story = StoryObj<typeof SubmitButton>;

export const Ready: Story = {};
export const Busy: Story = { args: { isBusy: true } };
export const Disabled: Story = { args: { isDisabled: true } };
export const Wide: Story = { args: { width: 'full' } };
