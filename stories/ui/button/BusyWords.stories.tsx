import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { BusyWords } from '#src/ui/button/BusyWords.tsx';
import { Button } from '#src/ui/button/Button.tsx';
import { usage } from '#stories/book/usage.ts';

const meta: Meta<typeof BusyWords> = {
  title: 'Ui/BusyWords',
  component: BusyWords,
  tags: ['autodocs'],
  parameters: usage(
    'Within a button that says what is being done: it keeps its size.',
    'Not where a form is sent: SubmitButton has it within.',
  ),
  args: { children: 'Chọn một tấm ảnh khác', busyWords: 'Đang gửi…', isBusy: false },
  render: (args) => (
    <Button>
      <BusyWords {...args} />
    </Button>
  ),
};
export default meta;

type Story = StoryObj<typeof BusyWords>;

export const Ready: Story = {};
export const Busy: Story = { args: { isBusy: true } };
