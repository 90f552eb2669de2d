import type { ComponentProps } from 'react';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { fn } from 'storybook/test';
import { AccountPanel } from '#src/features/account/AccountPanel.tsx';
import { AccountWithoutScript } from '#src/features/account/AccountWithoutScript.tsx';
import { LoginScreen } from '#src/features/account/sign-in/LoginScreen.tsx';
import { SIGN_IN_EDITING, signInRefused, signInSending, throttled } from '#stories/catalogue/account.ts';
import { network } from '#stories/toolbars/network.tsx';

const meta: Meta<typeof LoginScreen> = {
  title: 'Features/LoginScreen',
  component: LoginScreen,
  tags: ['network'],
  parameters: network<ComponentProps<typeof LoginScreen>>({
    slow: { view: signInSending('password') },
    offline: { view: signInRefused({ kind: 'offline' }) },
  }),
  args: {
    view: SIGN_IN_EDITING,
    shown: 'signIn',
    goesOn: false,
    twin: { name: 'ふたご書庫', href: 'http://ja.localhost:3000/' },
    isIn: false,
    onShow: fn(),
    onSignIn: fn(),
    onRegister: fn(),
    onGoogle: fn(),
    onLinkConfirm: fn(),
    onLinkMail: fn(),
    onLinkCancel: fn(),
  },
};
export default meta;

type Story = StoryObj<typeof LoginScreen>;

const link = { email: 'lan@example.org', hasPassword: true, isMailSent: false };

export const Empty: Story = {};
export const GoingOn: Story = { args: { goesOn: true } };
export const Registration: Story = { args: { shown: 'registration' } };
export const Sending: Story = { args: { view: signInSending('password') } };
export const SendingRegistration: Story = { args: { view: signInSending('registration'), shown: 'registration' } };
export const Wrong: Story = { args: { view: signInRefused({ kind: 'wrongCredentials' }) } };
export const Invalid: Story = {
  args: {
    shown: 'registration',
    view: signInRefused(
      {
        kind: 'invalid',
        problems: [
          { field: 'name', code: 'REQUIRED' },
          { field: 'email', code: 'TAKEN' },
          { field: 'password', code: 'TOO_COMMON' },
        ],
      },
      'registration',
    ),
  },
};
export const Throttled: Story = { render: (args) => <LoginScreen {...args} view={signInRefused(throttled())} /> };
export const Offline: Story = { args: { view: signInRefused({ kind: 'offline' }) } };
export const Failed: Story = { args: { view: signInRefused({ kind: 'failed' }) } };
export const WithoutScript: Story = {
  render: () => (
    <AccountPanel title="Futago">
      <AccountWithoutScript place="form" />
    </AccountPanel>
  ),
};
export const GoogleRefused: Story = { args: { view: signInRefused({ kind: 'googleRefused' }, 'google') } };
export const GoogleUnavailable: Story = { args: { view: signInRefused({ kind: 'googleUnavailable' }, 'google') } };
export const GoogleNotLoaded: Story = { args: { view: signInRefused({ kind: 'googleNotLoaded' }, 'google') } };
export const LinkElsewhere: Story = { args: { view: signInRefused({ kind: 'linkElsewhere' }, 'link') } };
export const LinkNeeded: Story = { args: { view: { ...SIGN_IN_EDITING, link } } };
export const LinkWrong: Story = { args: { view: { ...signInRefused({ kind: 'wrongCredentials' }, 'link'), link } } };
export const LinkByMail: Story = { args: { view: { ...SIGN_IN_EDITING, link: { ...link, hasPassword: false } } } };
export const LinkMailSent: Story = { args: { view: { ...SIGN_IN_EDITING, link: { ...link, isMailSent: true } } } };
/** The twin site handed its session over: until it is taken, and while the page it leads to loads. */
export const HandingOver: Story = { args: { view: signInSending('handover') } };
export const PassingThrough: Story = { args: { isIn: true } };
export const HandoverExpired: Story = { args: { view: signInRefused({ kind: 'linkExpired' }, 'handover') } };
export const HandoverOffline: Story = { args: { view: signInRefused({ kind: 'offline' }, 'handover') } };
export const Long: Story = { args: { view: { ...SIGN_IN_EDITING, link: { ...link, email: `${'rat.dai.'.repeat(16)}@example.org` } } } };
