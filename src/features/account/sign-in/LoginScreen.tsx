import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '../../../ui/button/Button.tsx';
import { NeedsScript } from '../../../ui/needs-script/NeedsScript.tsx';
import { Tabs } from '../../../ui/tabs/Tabs.tsx';
import { AccountPanel } from '../AccountPanel.tsx';
import { AccountWithoutScript } from '../AccountWithoutScript.tsx';
import type { RegistrationFields, SignInFields } from '../account-rules.ts';
import type { GoogleRefusal, Refusal, SignInView, SignInWay } from '../account-view.ts';
import { GoogleMark } from './GoogleMark.tsx';
import { HandoverNotice } from './HandoverNotice.tsx';
import { LinkDialog } from './LinkDialog.tsx';
import { RefusalNotice } from '../RefusalNotice.tsx';
import { PassingPanel } from '../PassingPanel.tsx';
import { RegistrationForm } from './RegistrationForm.tsx';
import { SignInForm } from './SignInForm.tsx';
import styles from '../AccountForm.module.css';
import door from './LoginScreen.module.css';

export type LoginForm = 'signIn' | 'registration';

export interface LoginScreenProps {
  readonly view: SignInView;
  readonly shown: LoginForm;
  /** Whether the reader was on the way to a page that needs an account, and goes on to it. */
  readonly goesOn: boolean;
  /** The same way on, at the twin site. */
  readonly twin: { readonly name: string; readonly href: string };
  /** Whether the reader is in, and only passes through here. */
  readonly isIn: boolean;
  readonly onShow: (form: LoginForm) => void;
  readonly onSignIn: (fields: SignInFields) => void;
  readonly onRegister: (fields: RegistrationFields) => void;
  readonly onGoogle: () => void;
  readonly onLinkConfirm: (password: string) => void;
  readonly onLinkMail: () => void;
  readonly onLinkCancel: () => void;
}

/** The door: with an account, without one yet, by Google, or straight through with what the twin site hands over. */
export function LoginScreen({ isIn, ...props }: LoginScreenProps) {
  if (isIn || isSending(props.view, 'handover')) return <PassingPanel />;
  return (
    <>
      <div className={door.passing}>
        <PassingPanel />
      </div>
      <div className={door.door}>
        <Door {...props} />
      </div>
    </>
  );
}

function Door({ goesOn, twin, ...props }: Omit<LoginScreenProps, 'isIn'>) {
  const { view, shown, onGoogle } = props;
  const ways = [shown === 'signIn' ? 'password' : 'registration', 'google', 'link'] as const;
  return (
    <AccountPanel
      title={<Trans>Welcome</Trans>}
      sentence={
        goesOn ? (
          <Trans>Sign in, and you go on to where you were.</Trans>
        ) : (
          <Trans>One account for both sites: comment, and find your place again.</Trans>
        )
      }
    >
      <RefusalNotice refusal={view.link ? null : refusalOf(view, ...ways)} />
      <HandoverNotice refusal={refusalOf(view, 'handover')} twin={twin} />
      <NeedsScript otherwise={<AccountWithoutScript place="form" />}>
        <LoginForms {...props} />
        <GoogleWay
          isBusy={isSending(view, 'google')}
          isClosed={refusalOf(view, 'google')?.kind === 'googleUnavailable'}
          onGoogle={onGoogle}
        />
      </NeedsScript>
      {view.link && (
        <LinkDialog
          link={view.link}
          isBusy={isSending(view, 'link')}
          refusal={refusalOf(view, 'link')}
          onConfirm={props.onLinkConfirm}
          onMail={props.onLinkMail}
          onCancel={props.onLinkCancel}
        />
      )}
    </AccountPanel>
  );
}

function LoginForms({ view, shown, onShow, onSignIn, onRegister }: Omit<LoginScreenProps, 'goesOn' | 'twin' | 'isIn'>) {
  const { t } = useLingui();
  return (
    <Tabs
      label={t`Account`}
      shown={shown}
      onShow={onShow}
      tabs={[
        {
          value: 'signIn',
          label: t`Sign in`,
          panel: <SignInForm isBusy={isSending(view, 'password')} refusal={refusalOf(view, 'password')} onSubmit={onSignIn} />,
        },
        {
          value: 'registration',
          label: t`New here`,
          panel: (
            <RegistrationForm isBusy={isSending(view, 'registration')} refusal={refusalOf(view, 'registration')} onSubmit={onRegister} />
          ),
        },
      ]}
    />
  );
}

function isSending({ stage }: SignInView, way: SignInWay): boolean {
  return stage.kind === 'sending' && stage.way === way;
}

/** Why one of these ways did not lead in; null where none was refused. */
function refusalOf({ stage }: SignInView, ...ways: readonly SignInWay[]): Refusal | GoogleRefusal | null {
  return stage.kind === 'refused' && ways.includes(stage.way) ? stage.refusal : null;
}

interface GoogleWayProps {
  readonly isBusy: boolean;
  readonly isClosed: boolean;
  readonly onGoogle: () => void;
}

function GoogleWay({ isBusy, isClosed, onGoogle }: GoogleWayProps) {
  return (
    <>
      <p className={styles.or}>
        <Trans>or</Trans>
      </p>
      <Button className={styles.wide} icon={<GoogleMark />} disabled={isClosed} aria-busy={isBusy} onClick={() => !isBusy && onGoogle()}>
        <Trans>Continue with Google</Trans>
      </Button>
    </>
  );
}
