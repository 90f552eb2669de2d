import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { ScreenFields } from '#src/features/reader/settings/ScreenFields.tsx';

const meta: Meta<typeof ScreenFields> = {
  title: 'Features/Reader/ScreenFields',
  component: ScreenFields,
  args: { awake: 'yes', onAwakeChange: () => {}, onFill: () => {} },
};
export default meta;

type Story = StoryObj<typeof ScreenFields>;

export const StaysOn: Story = {};
export const AsTheDevice: Story = { args: { awake: 'no' } };
export const InNovel: Story = { args: { onFill: null } };
