import { Button } from '#src/ui/button/Button.tsx';
import { Trans, useLingui } from '@lingui/react/macro';
import type { KeyedCommand } from '../reader-key.ts';
import { keyLabel } from './key-label.ts';
import styles from './KeyConflict.module.css';

export interface Conflict {
  readonly command: KeyedCommand;
  /** The key to be replaced; null where one is added. */
  readonly before: string | null;
  readonly key: string;
  /** Who has it. */
  readonly holder: KeyedCommand;
}

export interface KeyConflictProps {
  readonly conflict: Conflict;
  readonly holderName: string;
  readonly onTake: () => void;
  readonly onLeave: () => void;
}

/** Says whose key was pressed, and lets the reader decide. */
export function KeyConflict({ conflict, holderName, onTake, onLeave }: KeyConflictProps) {
  const { t } = useLingui();
  const key = keyLabel(conflict.key);
  return (
    <div className={styles.conflict} role="alert">
      <p>{t`${key} is the key of “${holderName}”.`}</p>
      <p className={styles.choices}>
        <Button look="primary" onClick={onTake}>
          <Trans>Use it here</Trans>
        </Button>
        <Button look="quiet" onClick={onLeave}>
          <Trans>Leave it there</Trans>
        </Button>
      </p>
    </div>
  );
}
