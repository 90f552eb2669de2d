import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { fn } from 'storybook/test';
import { BrokenPart } from '#src/ui/error-boundary/BrokenPart.tsx';

const meta: Meta<typeof BrokenPart> = { title: 'Ui/BrokenPart', component: BrokenPart, args: { onRetry: fn() } };
export default meta;

type Story = StoryObj<typeof BrokenPart>;

export const Failed: Story = {};
