import { Trans, useLingui } from '@lingui/react/macro';
import styles from './Movement.module.css';

export interface MovementProps {
  readonly rank: number;
  /** Null for a work that was not ranked one period before. */
  readonly previousRank: number | null;
}

/** How many places a work went up or down since the period before. */
export function Movement({ rank, previousRank }: MovementProps) {
  const { t } = useLingui();
  if (previousRank === null) {
    return (
      <span className={styles.movement} data-way="new">
        <Trans>New</Trans>
      </span>
    );
  }
  const places = Math.abs(previousRank - rank);
  if (places === 0) return <span className={styles.movement} role="img" aria-label={t`Unchanged`} data-way="same" />;
  const isUp = previousRank > rank;
  return (
    <span className={styles.movement} data-way={isUp ? 'up' : 'down'}>
      <svg className={styles.arrow} viewBox="0 0 10 8" role="img" aria-label={isUp ? t`Risen` : t`Fallen`}>
        <path d={isUp ? 'M5 0 10 8H0z' : 'M5 8 0 0h10z'} />
      </svg>
      {places}
    </span>
  );
}
