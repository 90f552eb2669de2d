import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { Unseen } from '#src/ui/unseen/Unseen.tsx';
import { usage } from '#stories/book/usage.ts';

const meta: Meta<typeof Unseen> = {
  title: 'Ui/Unseen',
  component: Unseen,
  tags: ['autodocs'],
  parameters: usage(
    'For words that are heard where eyes are told by something else: a whole number beside a short one.',
    'Not for the name of a control, which is its aria-label, nor for what everybody should read.',
  ),
};
export default meta;

type Story = StoryObj<typeof Unseen>;

export const BesideWhatIsSeen: Story = {
  render: () => (
    <p>
      <span aria-hidden="true">12.3K</span>
      <Unseen>12 345</Unseen>
    </p>
  ),
};
