import { describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { LoginScreen, type LoginScreenProps } from '#src/features/account/sign-in/LoginScreen.tsx';
import { recordVisits } from '#tests/features/record-visits.ts';
import { renderPart } from '#tests/support/browser/render-part.tsx';
import { SIGN_IN_EDITING, signInRefused, signInSending } from '#stories/catalogue/account.ts';

function door(over: Partial<LoginScreenProps> = {}) {
  const told: unknown[] = [];
  const tell =
    (name: string) =>
    (...values: unknown[]): void =>
      void told.push([name, ...values]);
  const screen = (props: Partial<LoginScreenProps>) => (
    <LoginScreen
      view={SIGN_IN_EDITING}
      shown="signIn"
      goesOn={false}
      twin={{ name: 'ふたご書庫', href: 'http://ja.localhost:3000/' }}
      isIn={false}
      onShow={tell('show')}
      onSignIn={tell('signIn')}
      onRegister={tell('register')}
      onGoogle={tell('google')}
      onLinkConfirm={tell('confirm')}
      onLinkMail={tell('mail')}
      onLinkCancel={tell('cancel')}
      {...props}
    />
  );
  const { show } = renderPart(screen(over));
  return { told, become: (props: Partial<LoginScreenProps>) => show(screen(props)) };
}

const email = () => page.getByRole('textbox', { name: 'E-mail' });
const submit = () => page.getByRole('button', { name: 'Đăng nhập' });
const input = (name: string): HTMLInputElement | null =>
  document.querySelector<HTMLInputElement>(`[role=tabpanel]:not([hidden]) input[name="${name}"]`);

const button = (): HTMLButtonElement | null => document.querySelector('[role=tabpanel]:not([hidden]) [type=submit]');

describe('The sign-in', () => {
  test('is sent by Enter with the address trimmed and the password as it is.', async () => {
    const { told } = door();
    await userEvent.fill(email(), ' lan@example.org ');
    await userEvent.click(input('password') ?? document.body);
    await userEvent.keyboard(' dài và có dấu cách {Enter}');
    expect(told).toEqual([['signIn', { email: 'lan@example.org', password: ' dài và có dấu cách ' }]]);
  });

  test('is not sent while a field is wrong: each is marked, and the first has the focus.', async () => {
    const { told } = door();
    await userEvent.fill(email(), 'lan');
    await userEvent.click(submit());
    expect(told).toEqual([]);
    expect(document.activeElement).toBe(input('email'));
    await expect.element(email()).toHaveAccessibleDescription('Trông chưa giống một địa chỉ e-mail.');
    expect([input('email')?.ariaInvalid, input('password')?.ariaInvalid]).toEqual(['true', 'true']);
  });

  test('takes the mark off a field as soon as it is being corrected, off that one only.', async () => {
    door();
    await userEvent.click(submit());
    await userEvent.type(email(), 'l');
    expect([input('email')?.ariaInvalid, input('password')?.ariaInvalid]).toEqual([null, 'true']);
  });

  test('tells password managers what each field is.', () => {
    door();
    const fields = [...document.querySelectorAll('input')].map(({ name, type, autocomplete }) => [name, type, autocomplete]);
    expect(fields).toEqual([
      ['email', 'email', 'username'],
      ['password', 'password', 'current-password'],
      ['name', 'text', 'nickname'],
      ['email', 'email', 'username'],
      ['password', 'password', 'new-password'],
    ]);
  });

  test('keeps the size of its button while it is busy, and is not sent twice.', async () => {
    const { told, become } = door();
    await userEvent.fill(email(), 'lan@example.org');
    await userEvent.click(input('password') ?? document.body);
    await userEvent.keyboard('matkhaudai');
    const before = submit().element().getBoundingClientRect();
    become({ view: signInSending('password') });
    const busy = page.getByRole('button', { name: 'Đang đăng nhập…' });
    const after = busy.element().getBoundingClientRect();
    await userEvent.keyboard('{Enter}');
    expect([after.width, after.height, told]).toEqual([before.width, before.height, []]);
  });

  test('keeps what was written when it is refused, and says why aloud.', async () => {
    const { become } = door();
    await userEvent.fill(email(), 'lan@example.org');
    become({ view: signInRefused({ kind: 'offline' }) });
    await expect.element(page.getByRole('alert').first()).toMatchTextContent(/^Chưa kết nối được/);
    expect(input('email')?.value).toBe('lan@example.org');
  });

  test('marks the fields that the server refused, and takes the reader to the first.', async () => {
    const { become } = door({ shown: 'registration' });
    const problems = [
      { field: 'email', code: 'TAKEN' },
      { field: 'password', code: 'TOO_COMMON' },
    ] as const;
    become({ shown: 'registration', view: signInRefused({ kind: 'invalid', problems }, 'registration') });
    expect(document.activeElement).toBe(input('email'));
    await expect.element(page.getByRole('textbox', { name: 'E-mail' })).toHaveAccessibleDescription(/đã có tài khoản/);
  });

  test('waits after too many tries, counting down, and then opens again.', () => {
    vi.useFakeTimers();
    try {
      const { become } = door();
      become({ view: signInRefused({ kind: 'throttled', until: Date.now() + 61_000 }) });
      expect([button()?.ariaDisabled, button()?.innerText]).toEqual(['true', '1:01']);
      become({ view: signInRefused({ kind: 'throttled', until: Date.now() - 1 }) });
      expect([button()?.ariaDisabled, button()?.innerText, document.querySelector('[role=alert]')?.textContent]).toEqual([
        null,
        'Đăng nhập',
        '',
      ]);
    } finally {
      vi.useRealTimers();
    }
  });
});

describe('The other ways in', () => {
  test('Registering sends name, address and password.', async () => {
    const { told } = door({ shown: 'registration' });
    await userEvent.fill(page.getByRole('textbox', { name: 'Tên' }), 'Lan Anh');
    await userEvent.fill(email(), 'lan@example.org');
    await userEvent.click(input('password') ?? document.body);
    await userEvent.keyboard('một mật khẩu dài{Enter}');
    expect(told).toEqual([['register', { name: 'Lan Anh', email: 'lan@example.org', password: 'một mật khẩu dài' }]]);
  });

  test('The tabs and Google tell what was chosen; a forgotten password leads to its page.', async () => {
    const visits = recordVisits();
    const { told } = door();
    await userEvent.click(page.getByRole('tab', { name: 'Lập tài khoản' }));
    await userEvent.click(page.getByRole('button', { name: 'Tiếp tục với Google' }));
    await userEvent.click(page.getByRole('link', { name: 'Quên mật khẩu?' }));
    expect([told, visits]).toEqual([[['show', 'registration'], ['google']], ['/password/reset']]);
  });

  test('Google is closed where the site has none.', async () => {
    door({ view: signInRefused({ kind: 'googleUnavailable' }, 'google') });
    await expect.element(page.getByRole('button', { name: 'Tiếp tục với Google' })).toBeDisabled();
  });

  test('Two accounts become one by the password, by a mail, or not at all.', async () => {
    const link = { email: 'lan@example.org', hasPassword: true, isMailSent: false };
    const { told, become } = door({ view: { ...SIGN_IN_EDITING, link } });
    const dialog = page.getByRole('dialog', { name: 'Đây là bạn phải không?' });
    await userEvent.click(dialog.getByRole('button', { name: 'Xác nhận', exact: true }));
    expect(told).toEqual([]);
    await userEvent.keyboard('bí mật cũ{Enter}');
    await userEvent.click(dialog.getByRole('button', { name: 'Xác nhận qua thư' }));
    become({ view: { ...SIGN_IN_EDITING, link: { ...link, isMailSent: true } } });
    await expect.element(dialog.getByRole('status')).toMatchTextContent(/lan@example\.org/);
    await userEvent.click(dialog.getByRole('button', { name: 'Đóng' }));
    expect(told).toEqual([['confirm', 'bí mật cũ'], ['mail'], ['cancel']]);
  });
});

function shown(): readonly unknown[] {
  return [page.getByRole('heading', { level: 1 }).element().textContent, page.getByRole('textbox').elements().length];
}

describe('Coming over from the twin site', () => {
  test('While the session is taken over, and until the page that was wanted stands, no form is shown.', () => {
    const { become } = door({ view: signInSending('handover') });
    expect(shown()).toEqual(['Mời bạn vào', 0]);
    become({ isIn: true });
    expect(shown()).toEqual(['Mời bạn vào', 0]);
  });

  test('A page that came with a code hides its form before anything else is known.', () => {
    door();
    document.documentElement.dataset['handover'] = '';
    const waiting = shown();
    delete document.documentElement.dataset['handover'];
    expect([waiting, email().elements().length]).toEqual([['Mời bạn vào', 0], 1]);
  });

  test.each([
    ['linkExpired', 'Liên kết này hết hạn rồi'],
    ['offline', 'Chưa mang được đăng nhập sang đây'],
  ] as const)('A way over that is refused as %s is said aloud above the form, with the way back.', (kind, words) => {
    door({ view: signInRefused({ kind }, 'handover') });
    const alert = page.getByRole('alert').filter({ hasText: words });
    expect(alert.elements()).toHaveLength(1);
    expect(page.getByRole('link', { name: 'Quay lại ふたご書庫' }).element().getAttribute('href')).toBe('http://ja.localhost:3000/');
    expect(email().elements()).toHaveLength(1);
  });
});
