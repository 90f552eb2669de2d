import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { TextAreaField } from '#src/ui/form-field/TextAreaField.tsx';
import { usage } from '#stories/book/usage.ts';

const meta: Meta<typeof TextAreaField> = {
  title: 'Ui/TextAreaField',
  component: TextAreaField,
  tags: ['autodocs'],
  parameters: usage('For words of several lines: a message, a description.', 'Not for comments: CommentComposer counts and keeps them.'),
  args: { label: 'Lời nhắn', name: 'message' },
};
export default meta;

type Story = StoryObj<typeof TextAreaField>;

export const Empty: Story = {};
export const Filled: Story = { args: { defaultValue: 'Trang 12 của chương 3 bị mất chữ.', hint: 'Nhiều nhất 4.000 ký tự.' } };
export const Wrong: Story = { args: { problem: 'Xin hãy điền vào đây.' } };
export const ReadOnly: Story = { args: { value: 'Đã gửi.', readOnly: true } };
export const Long: Story = { args: { defaultValue: 'とても長いお手紙です。\n'.repeat(60) } };
