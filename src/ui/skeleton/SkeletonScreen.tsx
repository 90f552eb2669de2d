import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './SkeletonScreen.module.css';

export interface SkeletonScreenProps {
  readonly children: ReactNode;
  readonly className?: string | undefined;
}

/** A whole screen that is on its way: said once to assistive technology, and no part of it can be pointed at. */
export function SkeletonScreen({ children, className }: SkeletonScreenProps) {
  const { t } = useLingui();
  return (
    <div role="status" aria-label={t`Loading`} aria-busy="true">
      <div aria-hidden="true" className={classNames(styles.screen, className)}>
        {children}
      </div>
    </div>
  );
}
