import { NeedsScript } from '../../ui/needs-script/NeedsScript.tsx';
import { Skeleton } from '../../ui/skeleton/Skeleton.tsx';
import { AccountWithoutScript } from './AccountWithoutScript.tsx';
import styles from './ProfileScreen.module.css';

/** Says nothing of anyone: what a page for one reader shows until it is known who that is. */
export function ProfileSkeleton() {
  return (
    <NeedsScript otherwise={<AccountWithoutScript place="page" />}>
      <div className={styles.screen} aria-busy="true">
        <p className={styles.title}>
          <Skeleton tenths={4} />
        </p>
        {['picture', 'about', 'sessions'].map((section) => (
          <div key={section} className={styles.section}>
            <p className={styles.heading}>
              <Skeleton tenths={3} />
            </p>
            <div className={styles.box}>
              <Skeleton shape="block" />
            </div>
          </div>
        ))}
      </div>
    </NeedsScript>
  );
}
