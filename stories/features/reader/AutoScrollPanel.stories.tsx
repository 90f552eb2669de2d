import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { Helm } from '#src/features/reader/helm.ts';
import { AutoScrollPanel } from '#src/features/reader/comic/AutoScrollPanel.tsx';

const meta: Meta<typeof AutoScrollPanel> = {
  title: 'Features/Reader/AutoScrollPanel',
  component: AutoScrollPanel,
  args: {
    helm: new Helm(),
    view: { layout: 'paged', direction: 'ltr' },
    keys: '',
    speed: 3,
    isAtEnd: () => false,
    onPlace: () => () => {},
    onTurn: () => {},
    onSpeedChange: () => {},
    onClose: () => {},
  },
};
export default meta;

type Story = StoryObj<typeof AutoScrollPanel>;

export const Filled: Story = {};
export const Fastest: Story = { args: { speed: 5 } };
export const Slowest: Story = { args: { speed: 1 } };
