import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { Select } from '#src/ui/form-field/Select.tsx';
import { usage } from '#stories/book/usage.ts';

const meta: Meta<typeof Select> = {
  title: 'Ui/Select',
  component: Select,
  tags: ['autodocs'],
  parameters: usage(
    'The list itself, where something else names it: beside a word, or within a sentence.',
    'Not in a form: SelectField has its label, hint and problem.',
  ),
  args: {
    'aria-label': 'Về',
    children: (
      <>
        <option>Cả tác phẩm</option>
        <option>Chương 1: Cánh cửa trong mưa</option>
      </>
    ),
  },
};
export default meta;

type Story = StoryObj<typeof Select>;

export const Filled: Story = {};
export const Disabled: Story = { args: { disabled: true } };
export const Long: Story = { args: { children: <option>{'長い選択肢の名前'.repeat(12)}</option> } };
