import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { PasswordField } from '#src/ui/form-field/PasswordField.tsx';
import { usage } from '#stories/book/usage.ts';

const meta: Meta<typeof PasswordField> = {
  title: 'Ui/PasswordField',
  component: PasswordField,
  tags: ['autodocs'],
  parameters: usage(
    'For passwords, old or new: can be looked at, and tells password managers which it is.',
    'Not for codes that are used once.',
  ),
  args: { label: 'Mật khẩu', name: 'password', autoComplete: 'current-password' },
};
export default meta;

type Story = StoryObj<typeof PasswordField>;

export const Empty: Story = {};
export const Filled: Story = { args: { defaultValue: 'một mật khẩu dài', autoComplete: 'new-password', hint: 'Ít nhất 8 ký tự.' } };
export const Wrong: Story = { args: { defaultValue: 'ngắn', problem: 'Ít nhất 8 ký tự.' } };
