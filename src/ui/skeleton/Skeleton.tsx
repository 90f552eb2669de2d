import { classNames } from '../class-names.ts';
import styles from './Skeleton.module.css';

export interface SkeletonProps {
  /** 'line' is as high as a line of the text around it; 'block' fills the box that its class gives it. */
  readonly shape?: 'line' | 'block' | 'round';
  /** Share of the line that is filled, in tenths. */
  readonly tenths?: 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10;
  readonly className?: string | undefined;
}

/** A grey place for what is on its way, exactly as large; silent for assistive technology. */
export function Skeleton({ shape = 'line', tenths = 10, className }: SkeletonProps) {
  return (
    <span aria-hidden="true" className={classNames(styles.skeleton, className)} data-shape={shape} data-tenths={tenths}>
      {shape === 'line' && '\u00a0'}
    </span>
  );
}
