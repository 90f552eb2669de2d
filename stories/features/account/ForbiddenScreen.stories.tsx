import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { ForbiddenScreen } from '#src/features/account/ForbiddenScreen.tsx';

const meta: Meta<typeof ForbiddenScreen> = {
  title: 'Features/ForbiddenScreen',
  component: ForbiddenScreen,
  args: { returnTo: '/user/profile' },
};
export default meta;

export const Forbidden: StoryObj<typeof ForbiddenScreen> = {};
