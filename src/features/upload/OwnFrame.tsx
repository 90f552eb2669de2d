import type { ReactNode } from 'react';
import { BackIcon } from '../../ui/icon/icons.tsx';
import { Link } from '../../ui/link/Link.tsx';
import styles from './OwnFrame.module.css';

export interface OwnFrameProps {
  readonly width: 'medium' | 'wide';
  /** What is to be shown has not come yet: nothing of it can be read or pressed. */
  readonly isBusy?: boolean;
  readonly children: ReactNode;
}

/** What one's own works, one of them or a chapter is shown in. */
export function OwnFrame({ width, isBusy = false, children }: OwnFrameProps) {
  return (
    <div className={styles.screen} data-width={width} aria-busy={isBusy || undefined} aria-hidden={isBusy || undefined} inert={isBusy}>
      {children}
    </div>
  );
}

/** To what it belongs to. */
export function BackLink({ href, children }: { readonly href: string; readonly children: ReactNode }) {
  return (
    <Link href={href} className={styles.back}>
      <BackIcon size={18} />
      {children}
    </Link>
  );
}

export interface OwnSectionProps {
  /** Of the heading. */
  readonly id: string;
  readonly heading: ReactNode;
  readonly children: ReactNode;
}

export function OwnSection({ id, heading, children }: OwnSectionProps) {
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 id={id} className={styles.heading}>
        {heading}
      </h2>
      {children}
    </section>
  );
}

/** A part that is named for those who do not see it. */
export function UnheadedSection({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <section className={styles.section} aria-label={label}>
      {children}
    </section>
  );
}
