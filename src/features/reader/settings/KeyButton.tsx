import { useLingui } from '@lingui/react/macro';
import { useState, type KeyboardEvent, type MouseEvent } from 'react';
import { keyName } from '../reader-key.ts';
import styles from './KeyButton.module.css';
import { isFreeKey } from './key-label.ts';

export interface KeyButtonProps {
  readonly label: string;
  readonly shown: string;
  /** It adds a key instead of changing one. */
  readonly isNew?: boolean;
  /** Null where the reader takes the key away. */
  readonly onKey: (name: string | null) => void;
}

/** Pressed, it waits for a key: Escape leaves it as it was, Backspace takes it away, and Tab goes on. */
export function KeyButton({ label, shown, isNew = false, onKey }: KeyButtonProps) {
  const { t } = useLingui();
  const [isWaiting, setWaiting] = useState(false);
  const press = ({ currentTarget }: MouseEvent<HTMLElement>): void => {
    currentTarget.focus();
    setWaiting(!isWaiting);
  };
  const take = (event: KeyboardEvent): void => {
    if (!isWaiting || event.key === 'Tab') return;
    event.preventDefault();
    event.stopPropagation();
    if (event.key === 'Escape') setWaiting(false);
    else if (event.key === 'Backspace' || event.key === 'Delete') finish(null);
    else if (isFreeKey(event)) finish(keyName(event));
  };
  const finish = (name: string | null): void => {
    setWaiting(false);
    onKey(name);
  };
  return (
    <button
      type="button"
      className={styles.key}
      aria-label={isWaiting ? t`Press the new key. Backspace takes it away, Escape leaves it.` : label}
      aria-pressed={isWaiting}
      data-new={isNew || undefined}
      onClick={press}
      onKeyDown={take}
      onBlur={() => setWaiting(false)}
    >
      {isWaiting ? t`Key…` : <kbd className={styles.sign}>{shown}</kbd>}
    </button>
  );
}
