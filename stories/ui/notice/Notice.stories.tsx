import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { fn } from 'storybook/test';
import { Button } from '#src/ui/button/Button.tsx';
import { Notice } from '#src/ui/notice/Notice.tsx';
import { usage } from '#stories/book/usage.ts';

const meta: Meta<typeof Notice> = {
  title: 'Ui/Notice',
  component: Notice,
  tags: ['autodocs'],
  parameters: usage(
    'To say how something came out, where the reader looks; inside a LiveRegion it is also heard.',
    'Not for what must be answered: Dialog.',
  ),
  args: { tone: 'news', children: 'Thư đang trên đường tới bạn.' },
};
export default meta;

type Story = StoryObj<typeof Notice>;

export const News: Story = {};
export const Done: Story = { args: { tone: 'done', title: 'Đã đổi mật khẩu', children: 'Từ giờ bạn đăng nhập bằng mật khẩu mới.' } };
export const Warning: Story = {
  args: { tone: 'warning', title: 'Bạn đã bị đăng xuất ở đây', onDismiss: fn(), actions: <Button>Đăng nhập lại</Button> },
};
export const Problem: Story = { args: { tone: 'problem', children: 'E-mail hoặc mật khẩu chưa đúng.' } };
export const Long: Story = {
  args: { tone: 'problem', onDismiss: fn(), children: 'こちら側で問題が起きました。入力内容は残っています。'.repeat(6) },
};
