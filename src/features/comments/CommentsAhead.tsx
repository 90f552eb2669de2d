import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Button } from '#src/ui/button/Button.tsx';
import type { AheadChoice } from './comments-ahead.ts';
import styles from './CommentsAhead.module.css';

/** Whether comments about what the reader has not come to are folded: for those who do not want to know. */
export function AheadField({ isFolded, onChange }: Pick<AheadChoice, 'isFolded' | 'onChange'>) {
  const { t } = useLingui();
  return (
    <label className={styles.field}>
      <input type="checkbox" checked={isFolded} onChange={({ target }) => onChange(target.checked)} />
      {t`Only show comments up to where I have read`}
    </label>
  );
}

export interface FoldedAheadProps {
  readonly count: number;
  readonly onShow: () => void;
}

/** Stands where the folded comments would. */
export function FoldedAhead({ count, onShow }: FoldedAheadProps) {
  return (
    <p className={styles.folded}>
      <span>
        <Plural value={count} one="# comment from further on" other="# comments from further on" />
      </span>
      <Button onClick={onShow}>
        <Trans>Show</Trans>
      </Button>
    </p>
  );
}
