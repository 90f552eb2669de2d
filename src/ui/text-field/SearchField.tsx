import type { ComponentProps } from 'react';
import { SearchIcon } from '../icon/icons.tsx';
import styles from './SearchField.module.css';

export interface SearchFieldProps extends Omit<ComponentProps<'input'>, 'type' | 'className'> {
  readonly label: string;
}

export function SearchField({ label, ...attributes }: SearchFieldProps) {
  return (
    <label className={styles.field}>
      <SearchIcon className={styles.icon} size={18} />
      <input
        {...attributes}
        type="search"
        aria-label={label}
        placeholder={label}
        autoComplete="off"
        enterKeyHint="search"
        className={styles.input}
      />
    </label>
  );
}
