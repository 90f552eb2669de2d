import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { SelectField } from '#src/ui/form-field/SelectField.tsx';
import { usage } from '#stories/book/usage.ts';

const meta: Meta<typeof SelectField> = {
  title: 'Ui/SelectField',
  component: SelectField,
  tags: ['autodocs'],
  parameters: usage(
    "To choose one of a few known things; says 'No available options' where there is none.",
    'Not for two: a checkbox. Not for many: a search.',
  ),
  args: {
    label: 'Tình trạng',
    name: 'status',
    options: [
      { value: 'ongoing', label: 'Đang ra' },
      { value: 'completed', label: 'Hoàn thành' },
    ],
  },
};
export default meta;

type Story = StoryObj<typeof SelectField>;

export const Filled: Story = { args: { defaultValue: 'completed', hint: 'Có thể đổi bất cứ lúc nào.' } };
export const Empty: Story = { args: { options: [] } };
export const Wrong: Story = { args: { problem: 'Hãy chọn một.' } };
export const Long: Story = { args: { options: [{ value: 'a', label: '長い選択肢の名前'.repeat(12) }] } };
