import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { Credits } from '#src/entities/work/Credits.tsx';
import { credits } from '#stories/catalogue/works.ts';
import { usage } from '#stories/book/usage.ts';

const meta: Meta<typeof Credits> = {
  title: 'Entities/Credits',
  component: Credits,
  tags: ['autodocs'],
  parameters: usage('To name those who made a work, by what they did.', 'Not in cards, where the title must do.'),
  args: { data: credits([['AUTHOR', 'Hai Trang']]) },
};
export default meta;

type Story = StoryObj<typeof Credits>;

export const OneAuthor: Story = {};
export const SeveralRoles: Story = {
  args: {
    data: credits([
      ['AUTHOR', 'Nguyễn An'],
      ['AUTHOR', '森田ゆき'],
      ['ARTIST', 'Trần Thị Bích Ngọc'],
      ['TRANSLATOR', 'Hai Trang'],
    ]),
  },
};
export const Empty: Story = { args: { data: credits([]) } };
