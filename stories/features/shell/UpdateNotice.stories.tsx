import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { fn } from 'storybook/test';
import { UpdateNotice } from '#src/features/shell/UpdateNotice.tsx';

const meta: Meta<typeof UpdateNotice> = {
  title: 'Features/UpdateNotice',
  component: UpdateNotice,
  args: { question: 'asking', isReading: true, onAccept: fn(), onPostpone: fn() },
};
export default meta;

type Story = StoryObj<typeof UpdateNotice>;

export const Asking: Story = {};
export const AskingAtForm: Story = { args: { isReading: false } };
export const Updating: Story = { args: { question: 'updating' } };
export const Empty: Story = { args: { question: 'none' } };
