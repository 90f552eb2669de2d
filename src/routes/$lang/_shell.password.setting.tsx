import { createFileRoute, useLocation, useRouteContext, useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { ChangePassword } from '#graphql/generated/documents/ChangePassword.ts';
import { SetPassword } from '#graphql/generated/documents/SetPassword.ts';
import type { PasswordChangeFields } from '#src/features/account/account-rules.ts';
import { openedSession } from '#src/features/account/sign-in/opened-session.ts';
import { PasswordSettingScreen, type PasswordSettingWay } from '#src/features/account/password/PasswordSettingScreen.tsx';
import { accountHead } from '../-account/account-head.ts';
import { Failed } from '../-frame/late-failure.ts';
import { useFormTask } from '../-form-task.ts';
import { fragmentSecret } from '../-account/fragment-secret.ts';
import { useAccount } from '../-account/use-account.ts';

export const Route = createFileRoute('/$lang/_shell/password/setting')({
  staticData: { metadata: 'passwordSetting', words: 'account' },
  head: ({ match }) => accountHead(match, '/password/setting'),
  component: PasswordSetting,
  errorComponent: Failed,
  wrapInSuspense: true,
});

function PasswordSetting() {
  const token = useMailedToken();
  const [{ reader }] = useAccount();
  return <Setting key={token ?? reader?.id} token={token} />;
}

function Setting({ token }: { readonly token: MailedToken }) {
  const { execute } = useRouteContext({ from: '__root__' });
  const [{ reader }, send] = useAccount();
  const [stage, run] = useFormTask();
  const set = ({ currentPassword, newPassword }: PasswordChangeFields) =>
    typeof token === 'string'
      ? run(
          async () => (await execute(SetPassword, { token, newPassword })).setPassword,
          (answer) => answer.__typename === 'SignedIn' && send({ type: 'session.opened', session: openedSession(answer) }),
        )
      : run(async () => (await execute(ChangePassword, { currentPassword, newPassword })).changePassword);
  return <PasswordSettingScreen way={wayOf(token, reader)} email={reader?.email} stage={stage} onSubmit={(fields) => void set(fields)} />;
}

/** The secret of the mailed link by which the reader came; null without one, undefined until the address was looked at. */
type MailedToken = string | null | undefined;

/** Another mailed link may be opened in this very page: then only its fragment is new. */
function useMailedToken(): MailedToken {
  const router = useRouter();
  const hash = useLocation({ select: (location) => location.hash });
  const [token, setToken] = useState<MailedToken>();
  useEffect(() => {
    const found = hash === '' ? undefined : fragmentSecret(router, 'token');
    setToken((known) => found ?? known ?? null);
  }, [router, hash]);
  return token;
}

function wayOf(token: MailedToken, reader: object | null | undefined): PasswordSettingWay {
  if (typeof token === 'string') return 'byLink';
  if (token === undefined || reader === undefined) return 'reading';
  return reader === null ? 'none' : 'change';
}
