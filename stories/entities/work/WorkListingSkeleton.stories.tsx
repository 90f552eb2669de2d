import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { WorkListingSkeleton } from '#src/entities/work/WorkListingSkeleton.tsx';
import { usage } from '#stories/book/usage.ts';

const meta: Meta<typeof WorkListingSkeleton> = {
  title: 'Entities/WorkListingSkeleton',
  component: WorkListingSkeleton,
  tags: ['autodocs'],
  parameters: usage('While the first page of a listing is awaited.', 'Not while a further page comes: what is shown stays.'),
};
export default meta;

type Story = StoryObj<typeof WorkListingSkeleton>;

export const Loading: Story = {};
