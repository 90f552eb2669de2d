import { Trans } from '@lingui/react/macro';
import { LINK_MINUTES } from '#graphql/document/limits.ts';
import { ButtonLink } from '../../../ui/button/Button.tsx';
import { Link } from '../../../ui/link/Link.tsx';
import { LiveRegion } from '../../../ui/notice/LiveRegion.tsx';
import { NeedsScript } from '../../../ui/needs-script/NeedsScript.tsx';
import { Notice } from '../../../ui/notice/Notice.tsx';
import { AccountForm } from '../AccountForm.tsx';
import { AccountPanel } from '../AccountPanel.tsx';
import { AccountWithoutScript } from '../AccountWithoutScript.tsx';
import { loginPath } from '../account-paths.ts';
import { emailProblems } from '../account-rules.ts';
import type { FormStage } from '../account-view.ts';
import { RefusalNotice } from '../RefusalNotice.tsx';
import { EmailField } from '../EmailField.tsx';
import { SendButton } from '../SendButton.tsx';
import { textOf, useForm } from '../use-form.ts';
import styles from '../AccountForm.module.css';

export interface PasswordResetScreenProps {
  readonly stage: FormStage;
  readonly onSubmit: (email: string) => void;
}

/** Sends a link that sets a new password; whether the address has an account is not said. */
export function PasswordResetScreen({ stage, onSubmit }: PasswordResetScreenProps) {
  return (
    <AccountPanel
      mood="searching"
      title={<Trans>A new password</Trans>}
      sentence={<Trans>Tell us the address of your account; we send you a link that sets a new password.</Trans>}
    >
      <LiveRegion>
        {stage.kind === 'done' && (
          <Notice
            tone="news"
            title={<Trans>Look into your mail</Trans>}
            actions={
              <ButtonLink look="quiet" href={loginPath()}>
                <Trans>Back to signing in</Trans>
              </ButtonLink>
            }
          >
            <Trans>If there is an account with this address, a link is on its way to it. It works for {LINK_MINUTES} minutes, once.</Trans>
          </Notice>
        )}
      </LiveRegion>
      {stage.kind !== 'done' && (
        <NeedsScript otherwise={<AccountWithoutScript place="form" />}>
          <ResetForm stage={stage} onSubmit={onSubmit} />
        </NeedsScript>
      )}
    </AccountPanel>
  );
}

function ResetForm({ stage, onSubmit }: PasswordResetScreenProps) {
  const refusal = stage.kind === 'refused' ? stage.refusal : null;
  const isBusy = stage.kind === 'sending';
  const { problemOf, ...form } = useForm({ read: readEmail, check: emailProblems, refusal, isBusy, onSubmit });
  return (
    <>
      <RefusalNotice refusal={refusal} />
      <AccountForm {...form}>
        <EmailField problem={problemOf('email')} />
        <SendButton isBusy={isBusy} refusal={refusal} busyWords={<Trans>Sending…</Trans>}>
          <Trans>Send the link</Trans>
        </SendButton>
        <p className={styles.links}>
          <Link href={loginPath()} className={styles.link}>
            <Trans>Back to signing in</Trans>
          </Link>
        </p>
      </AccountForm>
    </>
  );
}

function readEmail(form: FormData): string {
  return textOf(form, 'email').trim();
}
