import { Trans } from '@lingui/react/macro';
import { FollowButton, FollowLink } from '../../entities/work/FollowButton.tsx';
import styles from './FollowWork.module.css';

/** Null while it is not known; a visitor is shown the way in. */
export type FollowView =
  | { readonly kind: 'visitor'; readonly loginHref: string }
  | { readonly kind: 'reader'; readonly isFollowing: boolean; readonly hasFailed: boolean };

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
        {view.hasFailed && <Trans>That did not arrive. Try again.</Trans>}
      </span>
    </div>
  );
}
