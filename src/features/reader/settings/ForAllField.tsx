import { Button } from '#src/ui/button/Button.tsx';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import styles from './ForAllField.module.css';

export interface ForAllFieldProps {
  /** What is shown now, as words: what is said of it holds until it changes. */
  readonly words: string;
  readonly onForAll: () => void;
}

/** Lets other comics open as this one does; each can still be shown otherwise. */
export function ForAllField({ words, onForAll }: ForAllFieldProps) {
  const [told, setTold] = useState<string | null>(null);
  const choose = () => {
    onForAll();
    setTold(words);
  };
  return (
    <div className={styles.field}>
      <Button onClick={choose}>
        <Trans>For all comics</Trans>
      </Button>
      <p className={styles.hint} role="status">
        {told === words ? (
          <Trans>All comics open like this now. Choose again to change it.</Trans>
        ) : (
          <Trans>Layout and direction are kept for this work alone.</Trans>
        )}
      </p>
    </div>
  );
}
