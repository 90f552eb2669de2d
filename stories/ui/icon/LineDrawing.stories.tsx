import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { LineDrawing } from '#src/ui/icon/LineDrawing.tsx';

const meta: Meta<typeof LineDrawing> = { title: 'Ui/LineDrawing', component: LineDrawing, args: { size: 48 } };
export default meta;

type Story = StoryObj<typeof LineDrawing>;

export const Filled: Story = { args: { children: <path d="m5 12 5 5 9-10" /> } };
