import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { SearchField } from '#src/ui/text-field/SearchField.tsx';

const meta: Meta<typeof SearchField> = { title: 'Ui/SearchField', component: SearchField, args: { label: 'Tìm chương', name: 'filter' } };
export default meta;

type Story = StoryObj<typeof SearchField>;

export const Empty: Story = {};
export const Filled: Story = { args: { defaultValue: 'Người khách quên ô' } };
