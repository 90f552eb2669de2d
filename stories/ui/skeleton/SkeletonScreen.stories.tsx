import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { SkeletonScreen } from '#src/ui/skeleton/SkeletonScreen.tsx';
import { usage } from '#stories/book/usage.ts';

const meta: Meta<typeof SkeletonScreen> = {
  title: 'Ui/SkeletonScreen',
  component: SkeletonScreen,
  tags: ['autodocs'],
  parameters: usage('Around the skeletons of a whole screen: says once that it is on its way.', 'Not around one part of a screen.'),
  args: { children: 'Một trang đang tới' },
};
export default meta;

type Story = StoryObj<typeof SkeletonScreen>;

export const Loading: Story = {};
