import { useState } from 'react';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { Tabs } from '#src/ui/tabs/Tabs.tsx';
import { usage } from '#stories/book/usage.ts';

const PERIODS = [
  { value: 'day', label: 'Ngày', panel: 'Hôm nay' },
  { value: 'week', label: 'Tuần', panel: 'Tuần này' },
  { value: 'month', label: 'Tháng', panel: 'Tháng này' },
] as const;

function Shelf({ tabs }: { readonly tabs: typeof PERIODS }) {
  const [shown, setShown] = useState<'day' | 'week' | 'month'>('day');
  return <Tabs label="Xếp hạng" shown={shown} onShow={setShown} tabs={tabs} />;
}

const meta: Meta<typeof Shelf> = {
  title: 'Ui/Tabs',
  component: Shelf,
  tags: ['autodocs'],
  parameters: usage(
    'For several panels of which one is shown, without an address.',
    'Not where going back should lead to the last one: LinkTabs.',
  ),
  args: { tabs: PERIODS },
};
export default meta;

type Story = StoryObj<typeof Shelf>;

export const Filled: Story = {};
export const FromTheRight: Story = { render: ({ tabs }) => <div dir="rtl">{<Shelf tabs={tabs} />}</div> };
