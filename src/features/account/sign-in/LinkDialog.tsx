import { Trans, useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import { Button } from '../../../ui/button/Button.tsx';
import { resting } from '../../../ui/button/resting.ts';
import { SubmitButton } from '../../../ui/button/SubmitButton.tsx';
import { Dialog } from '../../../ui/dialog/Dialog.tsx';
import { PasswordField } from '../../../ui/form-field/PasswordField.tsx';
import { LiveRegion } from '../../../ui/notice/LiveRegion.tsx';
import { Notice } from '../../../ui/notice/Notice.tsx';
import { AccountForm } from '../AccountForm.tsx';
import { requiredProblems } from '../account-rules.ts';
import type { GoogleRefusal, LinkRequest, Refusal } from '../account-view.ts';
import { problemWords } from '../ProblemWords.tsx';
import { RefusalNotice } from '../RefusalNotice.tsx';
import { endOf, useSecondsLeft } from '../seconds-left.ts';
import { textOf, useForm } from '../use-form.ts';
import styles from '../AccountForm.module.css';

export interface LinkDialogProps {
  readonly link: LinkRequest;
  readonly isBusy: boolean;
  readonly refusal: Refusal | GoogleRefusal | null;
  readonly onConfirm: (password: string) => void;
  readonly onMail: () => void;
  readonly onCancel: () => void;
}

/** Before Google opens an account that it did not make, its owner says so: by its password, or by a mail to its address. */
export function LinkDialog({ onCancel, ...props }: LinkDialogProps) {
  const { t } = useLingui();
  const formId = useId();
  const { email, isMailSent } = props.link;
  return (
    <Dialog
      isOpen
      shape="sheet"
      title={t`Is this you?`}
      onClose={() => onCancel()}
      actions={isMailSent ? undefined : <LinkActions formId={formId} {...props} />}
    >
      <div className={styles.form}>
        <p>
          <Trans>
            There is an account with the address <strong>{email}</strong> already. Confirm once that it is yours, and Google opens it from
            now on.
          </Trans>
        </p>
        <RefusalNotice refusal={props.refusal} />
        {props.link.hasPassword && !isMailSent && <LinkPasswordForm id={formId} {...props} />}
        <LiveRegion>
          {isMailSent && <Notice tone="news">{t`A mail is on its way to ${email}. Open the link in it on this device.`}</Notice>}
        </LiveRegion>
      </div>
    </Dialog>
  );
}

type LinkActionsProps = Pick<LinkDialogProps, 'link' | 'isBusy' | 'refusal' | 'onMail'> & { readonly formId: string };

function LinkActions({ formId, link, isBusy, refusal, onMail }: LinkActionsProps) {
  const isWaiting = useSecondsLeft(endOf(refusal)) > 0;
  return (
    <>
      <Button look={link.hasPassword ? 'quiet' : 'primary'} onClick={() => onMail()} {...resting(isBusy || isWaiting)}>
        <Trans>Confirm by a mail</Trans>
      </Button>
      {link.hasPassword && (
        <SubmitButton form={formId} isBusy={isBusy} isDisabled={isWaiting} busyWords={<Trans>Signing in…</Trans>}>
          <Trans>Confirm</Trans>
        </SubmitButton>
      )}
    </>
  );
}

type LinkPasswordFormProps = Pick<LinkDialogProps, 'link' | 'isBusy' | 'refusal' | 'onConfirm'> & { readonly id: string };

function LinkPasswordForm({ id, link, isBusy, refusal, onConfirm }: LinkPasswordFormProps) {
  const { problemOf, ...form } = useForm({ read: readPassword, check: checkPassword, refusal, isBusy, onSubmit: onConfirm });
  return (
    <AccountForm id={id} {...form}>
      <input type="text" name="email" autoComplete="username" defaultValue={link.email} hidden readOnly />
      <PasswordField
        label={<Trans>Password of this account</Trans>}
        name="password"
        autoComplete="current-password"
        required
        problem={problemWords(problemOf('password'))}
      />
    </AccountForm>
  );
}

function readPassword(form: FormData): string {
  return textOf(form, 'password');
}

function checkPassword(password: string) {
  return requiredProblems('password', password);
}
