import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { UserAvatar } from '#src/entities/user/UserAvatar.tsx';
import { AVATAR } from '#stories/catalogue/account.ts';
import { usage } from '#stories/book/usage.ts';

const meta: Meta<typeof UserAvatar> = {
  title: 'Entities/UserAvatar',
  component: UserAvatar,
  tags: ['autodocs'],
  parameters: usage('Beside the name of a person.', 'Not without the name: it says nothing to assistive technology.'),
  args: { name: 'Ổn', src: null, size: 'medium' },
};
export default meta;

type Story = StoryObj<typeof UserAvatar>;

export const Letter: Story = {};
export const Japanese: Story = { args: { name: '花子', size: 'large' } };
export const Picture: Story = { args: { src: AVATAR, size: 'large' } };
export const Small: Story = { args: { src: AVATAR, size: 'small' } };
