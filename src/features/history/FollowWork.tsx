import { FollowButton, FollowLink } from '../../entities/work/FollowButton.tsx';
import { type FollowProblem, FollowProblemWords } from './FollowProblemWords.tsx';
import styles from './FollowWork.module.css';

/** Null while it is not known; a visitor is shown the way in. */
export type FollowView =
  | { readonly kind: 'visitor'; readonly loginHref: string }
  | { readonly kind: 'reader'; readonly isFollowing: boolean; readonly problem: FollowProblem | null };

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
