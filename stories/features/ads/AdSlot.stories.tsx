import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { fn } from 'storybook/test';
import { Ad } from '#src/features/ads/Ad.tsx';
import { AdFrame } from '#src/features/ads/AdFrame.tsx';
import { AdSlot } from '#src/features/ads/AdSlot.tsx';

const POSTER =
  "data:text/html,<!doctype html><html lang=en><title>Lantern shop</title><body style='margin:0;display:grid;place-content:center;height:100vh;background:%23fde9c8;font:600 18px sans-serif;color:%23522'>Lantern shop</body>";

/** No host can be reached by it. */
const NOWHERE = 'https://';

const meta: Meta<typeof AdSlot> = { title: 'Features/AdSlot', component: AdSlot, args: { onNear: fn() } };
export default meta;

type Story = StoryObj<typeof AdSlot>;

export const Filled: Story = { args: { children: <AdFrame address={POSTER} onFollow={fn()} /> } };
export const Empty: Story = {};
export const Failed: Story = { args: { children: <Ad template={NOWHERE} place="home" onFollow={fn()} /> } };
