import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { SkeletonScreen } from '#src/ui/skeleton/SkeletonScreen.tsx';

const meta: Meta<typeof SkeletonScreen> = {
  title: 'Ui/SkeletonScreen',
  component: SkeletonScreen,
  args: { children: 'Một trang đang tới' },
};
export default meta;

type Story = StoryObj<typeof SkeletonScreen>;

export const Loading: Story = {};
