import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { SpeechSheet } from '#src/features/reader/novel/speech/SpeechSheet.tsx';

const meta: Meta<typeof SpeechSheet> = {
  title: 'Features/Reader/SpeechSheet',
  component: SpeechSheet,
  parameters: { layout: 'fullscreen' },
  args: { rate: 1, onToggle: () => undefined, onStep: () => undefined, onStop: () => undefined, onRate: () => undefined },
};
export default meta;

type Story = StoryObj<typeof SpeechSheet>;

export const Speaking: Story = { args: { stage: 'speaking' } };
export const Paused: Story = { args: { stage: 'paused', rate: 0.7 } };
export const Failed: Story = { args: { stage: 'failed', rate: 2 } };
