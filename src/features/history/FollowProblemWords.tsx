import { Trans } from '@lingui/react/macro';

/** Why nothing changed; 'failed' where there was no answer that says why. */
export type FollowProblem = 'gone' | 'throttled' | 'failed';

export function FollowProblemWords({ problem }: { readonly problem: FollowProblem }) {
  if (problem === 'gone') return <Trans>This work is no longer here.</Trans>;
  if (problem === 'throttled') return <Trans>That was a lot at once. Wait a few minutes and try again.</Trans>;
  return <Trans>That did not arrive. Try again.</Trans>;
}
