import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { fn } from 'storybook/test';
import { Button } from '#src/ui/button/Button.tsx';
import { ReadIcon } from '#src/ui/icon/icons.tsx';
import { ButtonLink } from '#src/ui/button/Button.tsx';
import { usage } from '#stories/book/usage.ts';

const meta: Meta<typeof Button> = {
  title: 'Ui/Button',
  component: Button,
  tags: ['autodocs'],
  parameters: usage(
    "For what happens here. One 'primary' on a screen; 'plain' beside it; 'quiet' in rows of them.",
    'Not for going somewhere: ButtonLink looks the same and is a link. Not to send a form: SubmitButton.',
  ),
  args: { children: 'Đọc từ đầu', onClick: fn() },
};
export default meta;

type Story = StoryObj<typeof Button>;

export const Plain: Story = {};
export const Primary: Story = { args: { look: 'primary' } };
export const Quiet: Story = { args: { look: 'quiet' } };
export const WithIcon: Story = { args: { look: 'primary', icon: <ReadIcon /> } };
export const Disabled: Story = { args: { look: 'primary', disabled: true } };
export const Long: Story = { args: { children: 'Đọc tiếp từ chỗ đang dở của chương trước '.repeat(6) } };
export const AsLink: Story = {
  render: () => (
    <ButtonLink look="primary" href="/genres">
      ジャンル
    </ButtonLink>
  ),
};
