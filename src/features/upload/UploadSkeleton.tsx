import { NeedsScript } from '../../ui/needs-script/NeedsScript.tsx';
import { Skeleton } from '../../ui/skeleton/Skeleton.tsx';
import { OwnFrame } from './OwnFrame.tsx';
import { UploadWithoutScript } from './UploadWithoutScript.tsx';
import styles from './UploadSkeleton.module.css';
import screen from './UploadScreen.module.css';

/** While it is not yet known whose works these are. */
export function UploadSkeleton() {
  return (
    <NeedsScript otherwise={<UploadWithoutScript />}>
      <OwnFrame width="medium" isBusy>
        <p className={screen.title}>
          <Skeleton tenths={4} />
        </p>
        <div className={styles.field}>
          <Skeleton shape="block" />
        </div>
        <div className={styles.table}>
          <Skeleton shape="block" />
        </div>
      </OwnFrame>
    </NeedsScript>
  );
}
