import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { ButtonLabel } from '#src/ui/button/ButtonLabel.tsx';
import { usage } from '#stories/book/usage.ts';

const meta: Meta<typeof ButtonLabel> = {
  title: 'Ui/ButtonLabel',
  component: ButtonLabel,
  tags: ['autodocs'],
  parameters: usage('For a field of files, which itself is out of sight.', 'Not for anything that a button could do: Button.'),
  args: { children: 'Chọn tệp', htmlFor: 'files' },
  decorators: [
    (Story) => (
      <>
        <input id="files" type="file" hidden />
        <Story />
      </>
    ),
  ],
};
export default meta;

type Story = StoryObj<typeof ButtonLabel>;

export const Plain: Story = {};
export const Primary: Story = { args: { look: 'primary' } };
export const Long: Story = { args: { children: 'Chọn những tệp của chương đầu tiên '.repeat(6) } };
