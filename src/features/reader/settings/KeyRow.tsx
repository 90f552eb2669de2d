import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { KeyButton } from './KeyButton.tsx';
import styles from './KeyRow.module.css';
import { keyLabel } from './key-label.ts';

export interface KeyRowProps {
  readonly name: string;
  readonly keys: readonly string[];
  /** A key in the place of another; null for `before` adds one, null for `key` takes one away. */
  readonly onChange: (before: string | null, key: string | null) => void;
  readonly children?: ReactNode;
}

/** A command and its keys, each a button that waits for another key. */
export function KeyRow({ name, keys, onChange, children }: KeyRowProps) {
  const { t } = useLingui();
  return (
    <div className={styles.command}>
      <dt>{name}</dt>
      <dd className={styles.strokes}>
        {keys.map((key, place) => (
          <KeyButton key={place} label={t`${name}: ${keyLabel(key)}`} shown={keyLabel(key)} onKey={(pressed) => onChange(key, pressed)} />
        ))}
        <KeyButton label={t`${name}: another key`} shown="+" isNew onKey={(pressed) => pressed !== null && onChange(null, pressed)} />
        {children}
      </dd>
    </div>
  );
}
