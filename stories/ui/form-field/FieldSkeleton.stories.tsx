import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { FieldSkeleton } from '#src/ui/form-field/FieldSkeleton.tsx';
import { usage } from '#stories/book/usage.ts';

const meta: Meta<typeof FieldSkeleton> = {
  title: 'Ui/FieldSkeleton',
  component: FieldSkeleton,
  tags: ['autodocs'],
  parameters: usage('In place of a TextField that is on its way.', 'Not for a field that can be shown empty: show that.'),
};
export default meta;

type Story = StoryObj<typeof FieldSkeleton>;

export const Loading: Story = {};
