import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { GoodbyeScreen } from '#src/features/account/sign-in/GoodbyeScreen.tsx';

const meta: Meta<typeof GoodbyeScreen> = { title: 'Features/GoodbyeScreen', component: GoodbyeScreen, args: { reason: 'signedOut' } };
export default meta;

type Story = StoryObj<typeof GoodbyeScreen>;

export const SignedOut: Story = {};
export const Unheard: Story = { args: { reason: 'unheard' } };
export const Deleted: Story = { args: { reason: 'deleted' } };
