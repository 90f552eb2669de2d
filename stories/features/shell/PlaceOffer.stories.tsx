import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { fn } from 'storybook/test';
import { PlaceOffer } from '#src/features/shell/PlaceOffer.tsx';

const meta: Meta<typeof PlaceOffer> = {
  title: 'Features/PlaceOffer',
  component: PlaceOffer,
  args: { progress: 0.62, onGo: fn(), onStay: fn() },
};
export default meta;

type Story = StoryObj<typeof PlaceOffer>;

export const Offered: Story = {};
export const Finished: Story = { args: { progress: 1 } };
export const Empty: Story = { args: { progress: null } };
