import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { TextField } from '#src/ui/form-field/TextField.tsx';
import { usage } from '#stories/book/usage.ts';

const meta: Meta<typeof TextField> = {
  title: 'Ui/TextField',
  component: TextField,
  tags: ['autodocs'],
  parameters: usage('For one line, with its hint and its problem.', 'Not for passwords or searches: they have fields of their own.'),
  args: { label: 'Tên', name: 'name' },
};
export default meta;

type Story = StoryObj<typeof TextField>;

export const Empty: Story = {};
export const Filled: Story = { args: { defaultValue: 'Lan Anh', hint: 'Hiện bên cạnh bình luận của bạn.' } };
export const Wrong: Story = { args: { defaultValue: 'Lan', problem: 'Ít nhất 8 ký tự.', hint: 'Hiện bên cạnh bình luận của bạn.' } };
export const ReadOnly: Story = { args: { value: 'lan@example.org', readOnly: true } };
export const Long: Story = { args: { problem: 'この名前はすでにほかの方が使っています。別の名前を入力してください。'.repeat(3) } };
