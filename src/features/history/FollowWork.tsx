import { Trans } from '@lingui/react/macro';
import { FollowButton, FollowLink } from '../../entities/work/FollowButton.tsx';
import styles from './FollowWork.module.css';

/** Null while it is not known; a visitor is shown the way in. */
export type FollowView =
  | { readonly kind: 'visitor'; readonly loginHref: string }
  | { readonly kind: 'reader'; readonly isFollowing: boolean; readonly problem: FollowProblem | null };

/** Why nothing changed; 'failed' where there was no answer. */
export type FollowProblem = 'gone' | 'throttled' | 'failed';

export interface FollowWorkProps {
  readonly view: FollowView;
  readonly onChange: (isFollowing: boolean) => void;
}

/** Follows a work from its page. */
export function FollowWork({ view, onChange }: FollowWorkProps) {
  if (view.kind === 'visitor') return <FollowLink href={view.loginHref} />;
  return (
    <div className={styles.follow}>
      <FollowButton isFollowing={view.isFollowing} onChange={onChange} />
      <span role="status" className={styles.problem}>
        {view.problem !== null && <FollowProblemWords problem={view.problem} />}
      </span>
    </div>
  );
}

function FollowProblemWords({ problem }: { readonly problem: FollowProblem }) {
  if (problem === 'gone') return <Trans>This work is no longer here.</Trans>;
  if (problem === 'throttled') return <Trans>That was a lot at once. Wait a few minutes and try again.</Trans>;
  return <Trans>That did not arrive. Try again.</Trans>;
}
