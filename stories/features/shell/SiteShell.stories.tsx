import type { ComponentProps } from 'react';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { fn } from 'storybook/test';
import { GoodbyeScreen } from '#src/features/account/sign-in/GoodbyeScreen.tsx';
import { HomeScreen } from '#src/features/home/HomeScreen.tsx';
import { SiteShell } from '#src/features/shell/SiteShell.tsx';
import { SessionEndedNotice } from '#src/features/account/SessionEndedNotice.tsx';
import { AVATAR, ENDED } from '#stories/catalogue/account.ts';
import { home } from '#stories/catalogue/screens.ts';
import { worksOf } from '#stories/catalogue/works.ts';
import { network } from '#stories/toolbars/network.tsx';

const meta: Meta<typeof SiteShell> = {
  title: 'Features/SiteShell',
  component: SiteShell,
  tags: ['network'],
  parameters: {
    layout: 'fullscreen',
    ...network<ComponentProps<typeof SiteShell>>({ slow: { loading: 'progress' }, offline: { live: 'interrupted' } }),
  },
  args: {
    language: 'vi',
    siteName: 'Truyện Đôi',
    supportMail: 'hotro@truyendoi.example',
    place: 'home',
    sameOn: { vi: 'http://vi.localhost:3000/', ja: 'http://ja.localhost:3000/' },
    scheme: 'auto',
    loading: 'idle',
    live: 'fine',
    account: { reader: null, loginHref: '/login', onVisit: fn() },
    onSchemeChange: fn(),
    onLanguageChoose: fn(),
    children: <HomeScreen data={home(worksOf('vi', 6))} siteName="Truyện Đôi" />,
  },
};
export default meta;

type Story = StoryObj<typeof SiteShell>;

export const Filled: Story = {};
export const FilledInJapanese: Story = {
  args: {
    language: 'ja',
    siteName: 'ふたご書庫',
    place: 'genres',
    children: <HomeScreen data={home(worksOf('ja', 6))} siteName="ふたご書庫" />,
  },
};
/** While the next page loads, the last one stays; the bar says that something is coming. */
export const Loading: Story = { args: { loading: 'progress' } };
export const Failed: Story = { args: { loading: 'error' } };
export const Long: Story = { args: { siteName: 'Truyện Đôi của những người đọc khuya nhất thành phố', place: null } };
/** The screens of the account hold no entry of the navigation; its link says that the reader is there. */
export const OnAccount: Story = { args: { place: 'account', children: <GoodbyeScreen reason="signedOut" /> } };
/** Before this browser was asked who reads. */
export const ReaderUnknown: Story = { args: { account: { reader: undefined, loginHref: '/login', onVisit: fn() } } };
export const SignedIn: Story = {
  args: { account: { reader: { name: 'Lan Anh', avatarUrl: AVATAR }, loginHref: '/login', onVisit: fn() } },
};
/** What happens elsewhere is not told to this page for now; tried again. */
export const Interrupted: Story = { ...SignedIn, args: { ...SignedIn.args, live: 'interrupted' } };
export const NotLive: Story = { ...SignedIn, args: { ...SignedIn.args, live: 'unavailable' } };
export const SessionEnded: Story = { args: { notice: <SessionEndedNotice ended={ENDED} onDismiss={fn()} /> } };
