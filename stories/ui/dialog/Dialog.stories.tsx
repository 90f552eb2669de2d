import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { fn } from 'storybook/test';
import { Dialog } from '#src/ui/dialog/Dialog.tsx';
import { Button } from '#src/ui/button/Button.tsx';
import { usage } from '#stories/book/usage.ts';

const meta: Meta<typeof Dialog> = {
  title: 'Ui/Dialog',
  component: Dialog,
  tags: ['autodocs'],
  parameters: usage(
    'For what must be answered before going on; as a sheet for settings on a phone.',
    'Not for news: Notice. Not for what fits on the page.',
    420,
  ),
  args: { isOpen: true, title: 'Phím tắt', children: <p>Mũi tên để lật trang.</p>, onClose: fn() },
};
export default meta;

type Story = StoryObj<typeof Dialog>;

export const Open: Story = {};
export const WithActions: Story = { args: { actions: <Button look="primary">Xong</Button> } };
export const Sheet: Story = { args: { shape: 'sheet' } };
export const Long: Story = {
  args: { title: 'Cài đặt cho những đêm đọc thật dài '.repeat(3), children: <p>{'Mũi tên để lật trang. '.repeat(300)}</p> },
};
