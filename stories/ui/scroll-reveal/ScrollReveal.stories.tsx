import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { ScrollReveal } from '#src/ui/scroll-reveal/ScrollReveal.tsx';

const meta: Meta<typeof ScrollReveal> = {
  title: 'Ui/ScrollReveal',
  component: ScrollReveal,
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
