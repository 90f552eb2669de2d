import { createMemoryHistory } from '@tanstack/react-router';
import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Execute, PersistedDocument } from '#graphql/document/persisted-document.ts';
import { SessionMemory } from '#src/adapters/session/session-memory.ts';
import { AccountGate } from '#src/app/gates/account-gate.ts';
import { createSiteRouter } from '#src/app/router/create-site-router.ts';
import { SiteApp } from '#src/app/SiteApp.tsx';
import { UNREAD_ACCOUNT, type AccountIntent, type AccountView } from '#src/features/account/account-view.ts';
import { renderPart } from '#tests/support/browser/render-part.tsx';
import { siteContext } from '#tests/support/browser/site-context.ts';
import { LAN, viewer } from '#stories/catalogue/account.ts';

const MAI = { ...LAN, id: '8', name: 'Mai', email: 'mai@example.org' };

type Answers = Readonly<Record<string, (variables: unknown) => unknown>>;

/** One page view at a visible path, with statecharts that say what the test tells them to. */
async function open(path: string, answers: Answers = {}) {
  const asked: [string, unknown][] = [];
  const sent: AccountIntent[] = [];
  const listeners = new Set<() => void>();
  const account = new AccountGate();
  let view: AccountView = UNREAD_ACCOUNT;
  const execute: Execute = <Result, Variables>({ name }: PersistedDocument<Result, Variables>, variables: Variables) => {
    asked.push([name, variables]);
    return Promise.resolve(answers[name]?.(variables) as Result);
  };
  sessionStorage.clear();
  const context = { ...siteContext(execute, account), session: new SessionMemory() };
  const router = createSiteRouter(context, createMemoryHistory({ initialEntries: [path] }));
  await router.load();
  renderPart(<SiteApp router={router} i18n={context.i18n} />);
  const know = (reader: AccountView['reader'], isEndOwed = false): void => {
    view = { ...view, reader, isEndOwed };
    for (const listener of listeners) listener();
  };
  const plug = (reader: AccountView['reader']): void => {
    view = { ...view, reader };
    account.plug({
      read: () => view,
      send: (intent) => void sent.push(intent),
      token: () => undefined,
      refused: () => undefined,
      subscribe: (listener) => {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
    });
  };
  return { asked, sent, know, plug, router, address: () => router.state.location.publicHref };
}

const answersProfile: Answers = {
  OwnComments: () => ({ viewer: null }),
  ProfilePage: () => ({ viewer: { ...viewer(), readingDays: [] } }),
  HomePage: () => new Promise(() => undefined),
};

describe('A page for readers', () => {
  test('says nothing of anyone and asks for nobody until it is known who reads.', async () => {
    const { asked, address } = await open('/user/profile');
    expect([asked, address(), document.querySelector('main h1'), document.querySelector('main [aria-busy]') !== null]).toEqual([
      [],
      '/user/profile',
      null,
      true,
    ]);
  });

  test('leads a visitor to the login, and is not in the way back.', async () => {
    const { plug, address } = await open('/user/profile');
    plug(null);
    await expect.poll(address).toBe('/login?return=%2Fuser%2Fprofile');
    await expect.element(page.getByRole('heading', { name: 'Chào bạn' })).toBeVisible();
  });

  test.each(['/user/upload?work=7&chapter=9', '/user/profile?comments=3'])(
    'leads from %s to the login and all the way back.',
    async (path) => {
      const { plug, address } = await open(path);
      plug(null);
      await expect.poll(address).toBe(`/login?return=${encodeURIComponent(path)}`);
      await expect.element(page.getByRole('heading', { name: 'Chào bạn' })).toBeVisible();
      expect(address()).toBe(`/login?return=${encodeURIComponent(path)}`);
    },
  );

  test('asks for the reader’s own data once they are known, and shows it.', async () => {
    const { plug, asked } = await open('/user/profile', answersProfile);
    plug(LAN);
    await expect.element(page.getByRole('heading', { name: 'Lan Anh', level: 1 })).toBeVisible();
    await expect
      .poll(() => asked)
      .toEqual([
        ['ProfilePage', { timeZone: expect.any(String) }],
        ['OwnComments', { page: 1 }],
      ]);
  });

  test('that cannot be drawn shows the error screen, and is called after its message.', async () => {
    document.title = 'before';
    const { plug } = await open('/user/profile', {
      ...answersProfile,
      ProfilePage: () => ({ viewer: { ...viewer(), readingDays: null } }),
    });
    plug(LAN);
    await expect.element(page.getByRole('button', { name: 'Quay lại trang chủ' })).toBeVisible();
    await expect.poll(() => document.title).toBe(document.querySelector('main h1')?.textContent);
  });

  test('tells a reader whose session ends on it, lets them stay, and shows the way back to the same place of it.', async () => {
    const { plug, know, address } = await open('/user/profile?comments=3', answersProfile);
    plug(LAN);
    await expect.element(page.getByRole('heading', { name: 'Lan Anh', level: 1 })).toBeVisible();
    know(null);
    await expect.element(page.getByRole('heading', { name: 'Trang này cần biết bạn là ai' })).toBeVisible();
    expect(address()).toBe('/user/profile?comments=3');
    const signIn = page.getByRole('main').getByRole('link', { name: 'Đăng nhập' });
    await expect.element(signIn).toHaveAttribute('href', '/login?return=%2Fuser%2Fprofile%3Fcomments%3D3');
  });
});

async function setPassword(): Promise<void> {
  await expect.element(page.getByLabelText('Mật khẩu mới')).toBeVisible();
  document.querySelector<HTMLInputElement>('input[name=newPassword]')?.focus();
  await userEvent.keyboard('một mật khẩu dài{Enter}');
}

describe('The way in and out', () => {
  test('What is asked of the login before the statecharts are there is not lost.', async () => {
    const { plug, sent } = await open('/login');
    await userEvent.fill(page.getByRole('textbox', { name: 'E-mail' }), 'lan@example.org');
    document.querySelector<HTMLInputElement>('input[name=password]')?.focus();
    await userEvent.keyboard('bí mật dài{Enter}');
    plug(null);
    expect(sent).toEqual([{ type: 'signIn.submitted', email: 'lan@example.org', password: 'bí mật dài' }]);
  });

  test('Whoever is signed in goes on to where they were going.', async () => {
    const { plug, know, address } = await open('/login?return=%2Fuser%2Fprofile', answersProfile);
    plug(null);
    know(LAN);
    await expect.poll(address).toBe('/user/profile');
  });

  test('That its page was left is said, so that nothing of a try is told to whoever comes again.', async () => {
    const { plug, sent, router, address } = await open('/login');
    plug(null);
    await router.navigate({ to: '/$lang/goodbye', params: { lang: 'vi' } });
    await expect.poll(address).toBe('/goodbye');
    await expect.poll(() => sent).toEqual([{ type: 'door.left' }]);
  });

  test('An address of another site is no way to go on.', async () => {
    const { plug, know, address } = await open('/login?return=%2F%2Fevil.example', { HomePage: () => new Promise(() => undefined) });
    plug(null);
    know(LAN);
    await expect.poll(address).toBe('/');
  });

  test.each(['/LOGOUT', '/Login', '/USER/profile', '/Password/Setting'])('%s is not one of them: no page is there.', async (path) => {
    const { plug, sent } = await open(path, { SitePage: () => ({ sitePage: null }) });
    plug(LAN);
    await expect.element(page.getByRole('heading', { name: `Page not found: ${path}`, exact: true })).toBeVisible();
    expect(sent).toEqual([]);
  });

  test('Signing out ends the session and says goodbye.', async () => {
    const { plug, know, sent, address } = await open('/logout');
    plug(LAN);
    expect(sent).toEqual([{ type: 'signOut.chosen' }]);
    know(null);
    await expect.poll(address).toBe('/goodbye');
    await expect.element(page.getByRole('heading', { name: 'Hẹn gặp lại' })).toBeVisible();
  });

  test('Where the server could not be told, the farewell says so until it was.', async () => {
    const { plug, know, address } = await open('/logout');
    plug(LAN);
    know(null, true);
    await expect.poll(address).toBe('/goodbye');
    await expect.element(page.getByText('Máy chủ chưa nhận được tin', { exact: false })).toBeVisible();
    expect(document.body.textContent).not.toContain('Bạn đã đăng xuất khỏi cả hai trang.');
    know(null);
    await expect.element(page.getByText('Bạn đã đăng xuất khỏi cả hai trang.', { exact: false })).toBeVisible();
  });

  test('A mailed confirmation is handed on, and its secret leaves the address at once.', async () => {
    const { plug, sent, address } = await open('/login#google-link=geheim');
    plug(null);
    await expect.poll(address).toBe('/login');
    expect(sent).toEqual([{ type: 'link.opened', token: 'geheim' }]);
  });

  test('A mailed link sets a password, opens the session it brings, and leaves no secret in the address.', async () => {
    const signedIn = {
      __typename: 'SignedIn',
      token: 'neu',
      sessionId: '32',
      viewer: { id: '7', name: 'Lan', email: 'lan@example.org', language: 'vi', avatar: null },
    };
    const { plug, sent, asked, address } = await open('/password/setting#token=geheim', { SetPassword: () => ({ setPassword: signedIn }) });
    plug(null);
    await expect.poll(address).toBe('/password/setting');
    await expect.element(page.getByLabelText('Mật khẩu mới')).toBeVisible();
    document.querySelector<HTMLInputElement>('input[name=newPassword]')?.focus();
    await userEvent.keyboard('một mật khẩu dài{Enter}');
    await expect
      .poll(() => sent)
      .toEqual([
        {
          type: 'session.opened',
          session: {
            token: 'neu',
            reader: { id: '7', name: 'Lan', email: 'lan@example.org', language: 'vi', avatarUrl: null, sessionId: '32' },
          },
        },
      ]);
    expect(asked).toEqual([['SetPassword', { token: 'geheim', newPassword: 'một mật khẩu dài' }]]);
  });

  test('A newer mailed link that is opened in the same page takes the place of one that is of no use any more.', async () => {
    const { plug, asked, router } = await open('/password/setting#token=alt', {
      SetPassword: () => ({ setPassword: { __typename: 'LinkExpired' } }),
    });
    plug(null);
    await setPassword();
    await expect.element(page.getByRole('link', { name: 'Gửi liên kết cho tôi' })).toBeVisible();
    router.history.push('/password/setting#token=neu');
    await setPassword();
    await expect.poll(() => asked).toEqual(['alt', 'neu'].map((token) => ['SetPassword', { token, newPassword: 'một mật khẩu dài' }]));
    await expect.poll(() => router.state.location.publicHref).toBe('/password/setting');
  });
});

const field = (name: string) => document.querySelector<HTMLInputElement>(`main [name=${name}]`) ?? expect.fail(`There is no ${name}.`);
const written = (): string[] => ['name', 'email', 'message'].map((name) => field(name).value);

describe('A letter to the site', () => {
  test('is not lost when it becomes known who writes it, nor when their session ends.', async () => {
    const { plug, know } = await open('/contact');
    await userEvent.type(field('message'), 'Trang 3 bị trắng');
    await userEvent.fill(field('name'), 'Bà Lan');
    plug(LAN);
    await expect.poll(written).toEqual(['Bà Lan', LAN.email, 'Trang 3 bị trắng']);
    know(null);
    await expect.poll(written).toEqual(['Bà Lan', '', 'Trang 3 bị trắng']);
  });

  test('is signed for whoever reads now, while nobody has signed it otherwise.', async () => {
    const { plug, know } = await open('/contact');
    plug(LAN);
    await expect.poll(written).toEqual([LAN.name, LAN.email, '']);
    know(MAI);
    await expect.poll(written).toEqual(['Mai', 'mai@example.org', '']);
  });

  test('is neither shown to the next who signs in nor sent by them, and waits for its writer; a visitor takes theirs along.', async () => {
    const { plug, know } = await open('/contact');
    await userEvent.type(field('message'), 'Chưa đăng nhập');
    plug(LAN);
    await expect.poll(written).toEqual([LAN.name, LAN.email, 'Chưa đăng nhập']);
    await userEvent.type(field('message'), ' mà viết');
    know(null);
    await expect.poll(written).toEqual(['', '', 'Chưa đăng nhập mà viết']);
    know(MAI);
    await expect.poll(written).toEqual(['Mai', 'mai@example.org', '']);
    know(LAN);
    await expect.poll(written).toEqual([LAN.name, LAN.email, 'Chưa đăng nhập mà viết']);
  });
});

describe('What was written in a form of an account', () => {
  test('is not there for another reader: not a name on the profile.', async () => {
    const { plug, know } = await open('/user/profile', answersProfile);
    plug(LAN);
    await expect.poll(() => field('name').value).toBe(LAN.name);
    await userEvent.fill(field('name'), 'Tên mới của Lan');
    know(MAI);
    await expect.poll(() => field('name').value).toBe(LAN.name);
  });

  test('is not there for another reader: not a password.', async () => {
    const { plug, know } = await open('/password/setting');
    plug(LAN);
    await expect.poll(() => document.querySelector('main [name=currentPassword]')).not.toBeNull();
    await userEvent.fill(field('currentPassword'), 'mật khẩu của Lan');
    know(MAI);
    await expect.poll(() => field('currentPassword').value).toBe('');
  });
});
