import { Trans } from '@lingui/react/macro';
import { useRef } from 'react';
import { Button } from '../../ui/button/Button.tsx';
import styles from './HistoryScreen.module.css';
import type { HistoryIntent } from './history-view.ts';

export interface HistoryFileButtonsProps {
  /** There is nothing to take out. */
  readonly isEmpty: boolean;
  readonly onVerb: (intent: HistoryIntent) => void;
}

/** Takes the history out as a file, and brings one in. */
export function HistoryFileButtons({ isEmpty, onVerb }: HistoryFileButtonsProps) {
  const field = useRef<HTMLInputElement>(null);
  const choose = () => {
    const file = field.current?.files?.[0];
    if (file !== undefined) onVerb({ type: 'history.imported', file });
    if (field.current !== null) field.current.value = '';
  };
  return (
    <div className={styles.files}>
      <Button disabled={isEmpty} onClick={() => onVerb({ type: 'history.exported' })}>
        <Trans>Save as a file</Trans>
      </Button>
      <Button onClick={() => field.current?.click()}>
        <Trans>Bring in a file</Trans>
      </Button>
      <input ref={field} type="file" accept="application/json,.json" hidden onChange={choose} />
    </div>
  );
}
