import { Fragment, type ReactNode } from 'react';
import styles from './MarkedText.module.css';

export interface MarkedTextProps {
  readonly text: string;
  /** In UTF-16 code units, in order, none within another. */
  readonly ranges: ReadonlyArray<{ readonly start: number; readonly end: number }>;
}

/** A text with what of it was searched set off. */
export function MarkedText({ text, ranges }: MarkedTextProps): ReactNode {
  const parts = ranges.map(({ start, end }, index) => (
    <Fragment key={start}>
      {text.slice(ranges[index - 1]?.end ?? 0, start)}
      <mark className={styles.mark}>{text.slice(start, end)}</mark>
    </Fragment>
  ));
  return (
    <>
      {parts}
      {text.slice(ranges.at(-1)?.end ?? 0)}
    </>
  );
}
