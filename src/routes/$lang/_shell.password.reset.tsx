import { createFileRoute, useRouteContext } from '@tanstack/react-router';
import { RequestPasswordReset } from '#graphql/generated/documents/RequestPasswordReset.ts';
import { PasswordResetScreen } from '#src/features/account/PasswordResetScreen.tsx';
import type { RouteMetadata } from '#src/i18n/page-metadata.ts';
import { accountHead } from '../-account-head.ts';
import { Failed, NotFound } from '../-failure.tsx';
import { useFormTask } from '../-form-task.ts';

const METADATA: RouteMetadata = {
  generic: { title: 'A new password', description: 'Have a link sent that sets a new password.' },
  vi: { title: 'Lấy lại mật khẩu', description: 'Nhận liên kết đặt mật khẩu mới qua thư.' },
  ja: { title: 'パスワードの再設定', description: '新しいパスワードを設定するリンクをメールで受け取れます。' },
};

export const Route = createFileRoute('/$lang/_shell/password/reset')({
  staticData: { words: 'account' },
  head: ({ match }) => accountHead(match.context, METADATA, '/password/reset'),
  component: PasswordReset,
  notFoundComponent: NotFound,
  errorComponent: Failed,
});

function PasswordReset() {
  const { execute, language } = useRouteContext({ from: '__root__' });
  const [stage, run] = useFormTask();
  const request = (email: string) => run(async () => (await execute(RequestPasswordReset, { email, language })).requestPasswordReset);
  return <PasswordResetScreen stage={stage} onSubmit={(email) => void request(email)} />;
}
