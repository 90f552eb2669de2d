import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { SearchField } from '#src/ui/text-field/SearchField.tsx';
import { usage } from '#stories/book/usage.ts';

const meta: Meta<typeof SearchField> = {
  title: 'Ui/SearchField',
  component: SearchField,
  tags: ['autodocs'],
  parameters: usage('To find by words, with what the platform offers for searching.', 'Not for names and addresses: TextField.'),
  args: { label: 'Tìm chương', name: 'filter' },
};
export default meta;

type Story = StoryObj<typeof SearchField>;

export const Empty: Story = {};
export const Filled: Story = { args: { defaultValue: 'Người khách quên ô' } };
