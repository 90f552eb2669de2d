import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { ReadingTime } from '#src/features/reader/chrome/ReadingTime.tsx';
import { PlaceSignal } from '#src/features/reader/place-signal.ts';

const meta: Meta<typeof ReadingTime> = { title: 'Features/Reader/ReadingTime', component: ReadingTime };
export default meta;

type Story = StoryObj<typeof ReadingTime>;

export const Filled: Story = { args: { signal: new PlaceSignal(), minutes: 4 } };
export const Long: Story = { args: { signal: new PlaceSignal(), minutes: 1234 } };
export const Empty: Story = { args: { signal: new PlaceSignal(), minutes: 0 } };
