import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { TapZoneField } from '#src/features/reader/settings/TapZoneField.tsx';

const meta: Meta<typeof TapZoneField> = { title: 'Features/Reader/TapZoneField', component: TapZoneField };
export default meta;

type Story = StoryObj<typeof TapZoneField>;

export const Filled: Story = { args: { view: { layout: 'paged', direction: 'ltr' }, value: 'sides', onChange: () => {} } };
export const RightToLeft: Story = { args: { view: { layout: 'paged', direction: 'rtl' }, value: 'ell', onChange: () => {} } };
export const InStrip: Story = { args: { view: { layout: 'strip', direction: 'ltr' }, value: 'auto', onChange: () => {} } };
