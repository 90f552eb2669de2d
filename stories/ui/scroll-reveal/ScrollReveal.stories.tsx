import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { ScrollReveal } from '#src/ui/scroll-reveal/ScrollReveal.tsx';
import { usage } from '#stories/book/usage.ts';

const meta: Meta<typeof ScrollReveal> = {
  title: 'Ui/ScrollReveal',
  component: ScrollReveal,
  tags: ['autodocs'],
  parameters: usage(
    'To let a part of a quiet page appear as one comes to it. Still where motion is unwanted.',
    'Not for what is read in a hurry, and never in the reader.',
    300,
  ),
  args: { children: <p>Truyện có thể bạn thích</p> },
};
export default meta;

type Story = StoryObj<typeof ScrollReveal>;

export const InTheWindow: Story = {};
export const BelowTheWindow: Story = {
  render: (args) => (
    <>
      {Array.from({ length: 60 }, (_, index) => (
        <p key={index}>Dòng thứ {index + 1}</p>
      ))}
      <ScrollReveal {...args} />
    </>
  ),
};
export const SlowAndLate: Story = { ...BelowTheWindow, args: { offset: 240, delay: 200, duration: 1200, easing: 'linear' } };
