import { createFileRoute, useRouteContext } from '@tanstack/react-router';
import { RequestPasswordReset } from '#graphql/generated/documents/RequestPasswordReset.ts';
import { PasswordResetScreen } from '#src/features/account/password/PasswordResetScreen.tsx';
import { accountHead } from '../-account/account-head.ts';
import { Failed } from '../-frame/late-failure.ts';
import { useFormTask } from '../-form-task.ts';

export const Route = createFileRoute('/$lang/_shell/password/reset')({
  staticData: { metadata: 'passwordReset', words: 'account' },
  head: ({ match }) => accountHead(match, '/password/reset'),
  component: PasswordReset,
  errorComponent: Failed,
  wrapInSuspense: true,
});

function PasswordReset() {
  const { execute, language } = useRouteContext({ from: '__root__' });
  const [stage, run] = useFormTask();
  const request = (email: string) => run(async () => (await execute(RequestPasswordReset, { email, language })).requestPasswordReset);
  return <PasswordResetScreen stage={stage} onSubmit={(email) => void request(email)} />;
}
