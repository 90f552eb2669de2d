import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { fn } from 'storybook/test';
import { AdFrame } from '#src/features/ads/AdFrame.tsx';
import { AdSlot } from '#src/features/ads/AdSlot.tsx';

const POSTER =
  "data:text/html,<!doctype html><html lang=en><title>Lantern shop</title><body style='margin:0;display:grid;place-content:center;height:100vh;background:%23fde9c8;font:600 18px sans-serif;color:%23522'>Lantern shop</body>";

const meta: Meta<typeof AdSlot> = { title: 'Features/AdSlot', component: AdSlot, args: { onNear: fn() } };
export default meta;

type Story = StoryObj<typeof AdSlot>;

export const Filled: Story = { args: { children: <AdFrame address={POSTER} onFollow={fn()} /> } };
export const Empty: Story = {};
