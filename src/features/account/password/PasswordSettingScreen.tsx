import { Trans } from '@lingui/react/macro';
import { ButtonLink } from '../../../ui/button/Button.tsx';
import { LiveRegion } from '../../../ui/notice/LiveRegion.tsx';
import { NeedsScript } from '../../../ui/needs-script/NeedsScript.tsx';
import { Notice } from '../../../ui/notice/Notice.tsx';
import { Skeleton } from '../../../ui/skeleton/Skeleton.tsx';
import { AccountPanel } from '../AccountPanel.tsx';
import { AccountWithoutScript } from '../AccountWithoutScript.tsx';
import { loginPath, PASSWORD_RESET_PATH, PROFILE_PATH } from '../account-paths.ts';
import type { PasswordChangeFields } from '../account-rules.ts';
import type { FormStage } from '../account-view.ts';
import { PasswordSettingForm } from './PasswordSettingForm.tsx';
import { RefusalNotice } from '../RefusalNotice.tsx';
import styles from '../AccountForm.module.css';

/** 'reading' until it is known who is there; 'byLink' with the token of a mailed link; 'change' for a signed-in reader. */
export type PasswordSettingWay = 'reading' | 'byLink' | 'change' | 'none';

export interface PasswordSettingScreenProps {
  readonly way: PasswordSettingWay;
  /** Of the signed-in reader; for their password manager. */
  readonly email?: string | undefined;
  readonly stage: FormStage;
  /** The current password is empty where a link stands for it. */
  readonly onSubmit: (fields: PasswordChangeFields) => void;
}

/** Sets a password by a mailed link, or changes it; what ends by it is said before. */
export function PasswordSettingScreen({ way, email, stage, onSubmit }: PasswordSettingScreenProps) {
  const refusal = stage.kind === 'refused' ? stage.refusal : null;
  const isOver = stage.kind === 'done' || refusal?.kind === 'linkExpired';
  return (
    <AccountPanel
      title={<Trans>Set your password</Trans>}
      sentence={!isOver && <Sentence way={way} />}
      mood={way === 'none' ? 'lost' : 'waiting'}
    >
      <RefusalNotice refusal={refusal} />
      <LiveRegion>{stage.kind === 'done' && <Changed />}</LiveRegion>
      {way === 'reading' && <Reading />}
      {(way === 'none' || refusal?.kind === 'linkExpired') && <OtherWays />}
      {(way === 'byLink' || way === 'change') && !isOver && (
        <PasswordSettingForm
          asksCurrent={way === 'change'}
          email={email}
          isBusy={stage.kind === 'sending'}
          refusal={refusal}
          onSubmit={onSubmit}
        />
      )}
    </AccountPanel>
  );
}

function Sentence({ way }: { readonly way: PasswordSettingWay }) {
  if (way === 'none') return <Trans>Come here by the link of our mail, or sign in first.</Trans>;
  if (way === 'byLink') return <Trans>You are signed in here afterwards, and signed out everywhere else.</Trans>;
  return <Trans>Every other device of yours is signed out by it.</Trans>;
}

function Changed() {
  return (
    <Notice
      tone="done"
      title={<Trans>Your password is changed</Trans>}
      actions={
        <ButtonLink look="quiet" href={PROFILE_PATH}>
          <Trans>To your profile</Trans>
        </ButtonLink>
      }
    >
      <Trans>From now on you sign in with the new one.</Trans>
    </Notice>
  );
}

function OtherWays() {
  return (
    <p className={styles.actions}>
      <ButtonLink look="primary" href={PASSWORD_RESET_PATH}>
        <Trans>Send me a link</Trans>
      </ButtonLink>
      <ButtonLink href={loginPath('/password/setting')}>
        <Trans>Sign in</Trans>
      </ButtonLink>
    </p>
  );
}

/** As large as the form of a mailed link. */
function Reading() {
  return (
    <NeedsScript otherwise={<AccountWithoutScript place="form" />}>
      <div className={styles.form} aria-busy="true">
        <p className={styles.note}>
          <Skeleton tenths={4} />
        </p>
        <div className={styles.waiting}>
          <Skeleton shape="block" />
        </div>
      </div>
    </NeedsScript>
  );
}
