import type { ComponentProps } from 'react';
import { classNames } from '../class-names.ts';
import styles from './Select.module.css';

/** The browser's own list behind an arrow of ours. */
export function Select({ className, ...attributes }: ComponentProps<'select'>) {
  return <select {...attributes} className={classNames(styles.select, className)} />;
}
