import { Trans, useLingui } from '@lingui/react/macro';
import { useId, useState } from 'react';
import { FRESH_MINUTES } from '#graphql/document/limits.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { SubmitButton } from '../../../ui/button/SubmitButton.tsx';
import { Dialog } from '../../../ui/dialog/Dialog.tsx';
import { PasswordField } from '../../../ui/form-field/PasswordField.tsx';
import { AccountForm } from '../AccountForm.tsx';
import { requiredProblems } from '../account-rules.ts';
import type { FormStage } from '../account-view.ts';
import { problemWords } from '../ProblemWords.tsx';
import { RefusalNotice } from '../RefusalNotice.tsx';
import { endOf, useSecondsLeft } from '../seconds-left.ts';
import { textOf, useForm } from '../use-form.ts';
import styles from '../AccountForm.module.css';

export interface AccountEndProps {
  /** An account that only Google opens asks for a fresh sign-in instead, which the server checks. */
  readonly hasPassword: boolean;
  readonly stage: FormStage;
  readonly onDelete: (password: string | null) => void;
}

/** The way out, asked twice: what goes is said before, and the password shows that it is the owner who asks. */
export function AccountEnd(props: AccountEndProps) {
  const { t } = useLingui();
  const formId = useId();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button className={styles.danger} onClick={() => setOpen(true)}>
        <Trans>Delete my account…</Trans>
      </Button>
      <Dialog
        isOpen={isOpen}
        shape="sheet"
        title={t`Delete your account?`}
        onClose={() => setOpen(false)}
        actions={<EndActions formId={formId} stage={props.stage} onKeep={() => setOpen(false)} />}
      >
        {isOpen && <EndForm id={formId} {...props} />}
      </Dialog>
    </>
  );
}

function EndActions({ formId, stage, onKeep }: { readonly formId: string; readonly stage: FormStage; readonly onKeep: () => void }) {
  const isWaiting = useSecondsLeft(endOf(stage.kind === 'refused' ? stage.refusal : null)) > 0;
  return (
    <>
      <Button look="quiet" onClick={onKeep}>
        <Trans>Keep my account</Trans>
      </Button>
      <SubmitButton
        form={formId}
        className={styles.final}
        isBusy={stage.kind === 'sending'}
        isDisabled={isWaiting}
        busyWords={<Trans>Deleting…</Trans>}
      >
        <Trans>Delete for good</Trans>
      </SubmitButton>
    </>
  );
}

function EndForm({ id, hasPassword, stage, onDelete }: AccountEndProps & { readonly id: string }) {
  const [before] = useState(stage);
  // What was refused before the sheet was opened anew answers nothing that stands there now; that one has to rest still holds.
  const isAnswer = stage.kind === 'refused' && (stage !== before || stage.refusal.kind === 'throttled');
  const refusal = isAnswer ? stage.refusal : null;
  const { problemOf, ...form } = useForm({
    read: (fields) => (hasPassword ? textOf(fields, 'password') : null),
    check: (password) => (password === null ? [] : requiredProblems('password', password)),
    refusal,
    isBusy: stage.kind === 'sending',
    onSubmit: onDelete,
  });
  return (
    <AccountForm id={id} {...form}>
      <p>
        <Trans>
          Your name, picture, comments and everything else that says who you are go at once and for good. Nobody can bring them back.
        </Trans>
      </p>
      <p>
        <Trans>Works that you have published stay. If they are to go too, write to us before.</Trans>
      </p>
      {hasPassword || refusal?.kind !== 'wrongPassword' ? <RefusalNotice refusal={refusal} /> : <FreshSignIn />}
      {hasPassword ? (
        <PasswordField
          label={<Trans>Your password</Trans>}
          name="password"
          autoComplete="current-password"
          required
          problem={problemWords(problemOf('password'))}
        />
      ) : (
        <p className={styles.note}>
          <Trans>Google opens this account: you must have signed in within the last {FRESH_MINUTES} minutes.</Trans>
        </p>
      )}
    </AccountForm>
  );
}

function FreshSignIn() {
  return (
    <p role="alert" className={styles.note}>
      <strong>
        <Trans>Your sign-in is too old for this. Sign out, sign in with Google again, and come back.</Trans>
      </strong>
    </p>
  );
}
