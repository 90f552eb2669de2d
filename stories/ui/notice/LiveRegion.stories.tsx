import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { LiveRegion } from '#src/ui/notice/LiveRegion.tsx';

const meta: Meta<typeof LiveRegion> = { title: 'Ui/LiveRegion', component: LiveRegion };
export default meta;

type Story = StoryObj<typeof LiveRegion>;

export const Empty: Story = {};
export const Filled: Story = { args: { urgency: 'now', children: 'Chưa kết nối được.' } };
