import { classNames } from '../../ui/class-names.ts';
import { Skeleton } from '../../ui/skeleton/Skeleton.tsx';
import styles from './Cover.module.css';

/** The place of a Cover, 2:3. */
export function CoverSkeleton({ className }: { readonly className?: string | undefined }) {
  return (
    <span className={classNames(styles.cover, className)}>
      <Skeleton shape="block" />
    </span>
  );
}
