import { createFileRoute, useRouteContext, useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { ChangePassword } from '#graphql/generated/documents/ChangePassword.ts';
import { SetPassword } from '#graphql/generated/documents/SetPassword.ts';
import type { PasswordChangeFields } from '#src/features/account/account-rules.ts';
import { openedSession } from '#src/features/account/opened-session.ts';
import { PasswordSettingScreen, type PasswordSettingWay } from '#src/features/account/PasswordSettingScreen.tsx';
import { accountHead } from '../-account-head.ts';
import { Failed } from '../-late-failure.ts';
import { useFormTask } from '../-form-task.ts';
import { fragmentSecret } from '../-fragment-secret.ts';
import { useAccount } from '../-use-account.ts';

export const Route = createFileRoute('/$lang/_shell/password/setting')({
  staticData: { metadata: 'passwordSetting', words: 'account' },
  head: ({ match }) => accountHead(match, '/password/setting'),
  component: PasswordSetting,
  errorComponent: Failed,
});

function PasswordSetting() {
  const { execute } = useRouteContext({ from: '__root__' });
  const token = useMailedToken();
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
function useMailedToken(): string | null | undefined {
  const router = useRouter();
  const [token, setToken] = useState<string | null>();
  useEffect(() => setToken((known) => known ?? fragmentSecret(router, 'token') ?? null), [router]);
  return token;
}

function wayOf(token: string | null | undefined, reader: object | null | undefined): PasswordSettingWay {
  if (typeof token === 'string') return 'byLink';
  if (token === undefined || reader === undefined) return 'reading';
  return reader === null ? 'none' : 'change';
}
