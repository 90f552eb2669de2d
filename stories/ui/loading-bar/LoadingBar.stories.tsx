import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { LoadingBar } from '#src/ui/loading-bar/LoadingBar.tsx';
import { usage } from '#stories/book/usage.ts';

const meta: Meta<typeof LoadingBar> = {
  title: 'Ui/LoadingBar',
  component: LoadingBar,
  tags: ['autodocs'],
  parameters: usage('Once, on top of the page, while the next one loads.', 'Not inside a screen: a skeleton there.', 60),
  args: { stage: 'progress' },
};
export default meta;

type Story = StoryObj<typeof LoadingBar>;

export const Idle: Story = { args: { stage: 'idle' } };
export const Start: Story = { args: { stage: 'start' } };
export const Progress: Story = {};
export const Finish: Story = { args: { stage: 'finish' } };
export const Failed: Story = { args: { stage: 'error' } };
