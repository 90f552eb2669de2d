import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { LogoutScreen } from '#src/features/account/sign-in/LogoutScreen.tsx';

const meta: Meta<typeof LogoutScreen> = { title: 'Features/LogoutScreen', component: LogoutScreen };
export default meta;

export const Loading: StoryObj<typeof LogoutScreen> = {};
