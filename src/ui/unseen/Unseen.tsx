import type { HTMLAttributes } from 'react';
import styles from './Unseen.module.css';

export interface UnseenProps extends Omit<HTMLAttributes<HTMLElement>, 'className'> {
  readonly as?: 'span' | 'h1';
}

/** Words for whoever hears the page, where eyes are told by something else. */
export function Unseen({ as: Part = 'span', ...attributes }: UnseenProps) {
  return <Part {...attributes} className={styles.unseen} />;
}
