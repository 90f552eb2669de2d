import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { WorkElsewhereScreen } from '#src/features/work/WorkElsewhereScreen.tsx';

const meta: Meta<typeof WorkElsewhereScreen> = { title: 'Features/WorkElsewhereScreen', component: WorkElsewhereScreen };
export default meta;

type Story = StoryObj<typeof WorkElsewhereScreen>;

export const Filled: Story = { args: { language: 'ja', href: 'http://ja.localhost:3000/comic/7' } };
export const OnTheVietnameseSite: Story = { args: { language: 'vi', href: 'http://vi.localhost:3000/comic/8' } };
