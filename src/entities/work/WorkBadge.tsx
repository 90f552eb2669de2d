import { Trans } from '@lingui/react/macro';
import type { WorkFormat } from '#graphql/generated/graphql.ts';
import styles from './WorkBadge.module.css';

/** Laid over a cover: what kind of work it is, and whether a warning comes first. */
export function WorkBadge({ format, isSensitive }: { readonly format: WorkFormat; readonly isSensitive: boolean }) {
  return (
    <span className={styles.badges}>
      {format === 'NOVEL' && (
        <span className={styles.badge}>
          <Trans>Novel</Trans>
        </span>
      )}
      {isSensitive && (
        <span className={styles.badge} data-kind="sensitive">
          <Trans>Sensitive</Trans>
        </span>
      )}
    </span>
  );
}
