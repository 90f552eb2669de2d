import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { FormField } from '#src/ui/form-field/FormField.tsx';
import { usage } from '#stories/book/usage.ts';

const meta: Meta<typeof FormField> = {
  title: 'Ui/FormField',
  component: FormField,
  tags: ['autodocs'],
  parameters: usage(
    'Around any field: ties label, hint and problem to it.',
    'Not where TextField, SelectField or another below it fits: they bring it along.',
  ),
  args: { id: 'colour', label: 'Màu', children: <input id="colour" type="color" /> },
};
export default meta;

type Story = StoryObj<typeof FormField>;

export const Plain: Story = {};
export const WithHint: Story = { args: { hint: 'Chọn màu bạn thích.' } };
export const Wrong: Story = { args: { hint: 'Chọn màu bạn thích.', problem: 'Màu này không dùng được.' } };
