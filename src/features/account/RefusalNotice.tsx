import { Plural, Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { LiveRegion } from '../../ui/notice/LiveRegion.tsx';
import { Notice, type NoticeTone } from '../../ui/notice/Notice.tsx';
import type { GoogleRefusal, Refusal } from './account-view.ts';
import { useSecondsLeft, endOf } from './seconds-left.ts';

export interface RefusalNoticeProps {
  readonly refusal: Refusal | GoogleRefusal | null;
}

/** Why nothing was done, said aloud. It goes when there is nothing more to wait for. */
export function RefusalNotice({ refusal }: RefusalNoticeProps) {
  const until = endOf(refusal);
  const secondsLeft = useSecondsLeft(until);
  const isOver = until !== null && secondsLeft === 0;
  return (
    <LiveRegion urgency="now">
      {refusal !== null && !isOver && (
        <Notice tone={toneOf(refusal)}>
          <RefusalWords refusal={refusal} minutesLeft={Math.ceil(secondsLeft / 60)} />
        </Notice>
      )}
    </LiveRegion>
  );
}

function toneOf({ kind }: Refusal | GoogleRefusal): NoticeTone {
  return kind === 'throttled' || kind === 'offline' ? 'warning' : 'problem';
}

const WORDS: Readonly<Record<Exclude<(Refusal | GoogleRefusal)['kind'], 'throttled'>, () => ReactNode>> = {
  invalid: () => <Trans>Nothing was sent off yet. Look at the marked fields.</Trans>,
  wrongCredentials: () => <Trans>Address and password do not belong together. Please look at both again.</Trans>,
  wrongPassword: () => <Trans>This is not the password of your account. Please look at it again.</Trans>,
  linkExpired: () => <Trans>This link was used before or is too old. Have a new one sent.</Trans>,
  blocked: () => <Trans>This account may not change its name or picture any more. Write to us if you think that is a mistake.</Trans>,
  offline: () => <Trans>We cannot be reached at the moment. What you wrote is still here: try again when you are online.</Trans>,
  failed: () => <Trans>Something went wrong on our side. What you wrote is still here: try again in a moment.</Trans>,
  googleRefused: () => <Trans>Google did not confirm who you are. Try again, or sign in with your password.</Trans>,
  googleUnavailable: () => <Trans>Signing in with Google is not open on this site. Sign in with your password.</Trans>,
  linkElsewhere: () => (
    <Trans>
      This link opens only in the browser in which it was asked for. Open it there, or continue with Google here to have a new one sent.
    </Trans>
  ),
  googleNotLoaded: () => <Trans>Google could not be loaded. Something may block it: try again, or sign in with your password.</Trans>,
};

function RefusalWords({ refusal, minutesLeft }: { readonly refusal: Refusal | GoogleRefusal; readonly minutesLeft: number }) {
  if (refusal.kind !== 'throttled') return WORDS[refusal.kind]();
  return (
    <Plural
      value={minutesLeft}
      one="That were many tries. Have a rest: you can go on in a minute."
      other="That were many tries. Have a rest: you can go on in # minutes."
    />
  );
}
