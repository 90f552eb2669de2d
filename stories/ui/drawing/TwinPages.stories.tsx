import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { TwinPages } from '#src/ui/drawing/TwinPages.tsx';

const meta: Meta<typeof TwinPages> = { title: 'Ui/TwinPages', component: TwinPages, args: { mood: 'waiting' } };
export default meta;

type Story = StoryObj<typeof TwinPages>;

export const Waiting: Story = {};
export const Searching: Story = { args: { mood: 'searching' } };
export const Lost: Story = { args: { mood: 'lost' } };
export const Troubled: Story = { args: { mood: 'troubled' } };
