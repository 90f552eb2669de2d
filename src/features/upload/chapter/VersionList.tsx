import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '../../../ui/button/Button.tsx';
import { resting } from '../../../ui/button/resting.ts';
import { RelativeTime } from '../../../ui/relative-time/RelativeTime.tsx';
import { OwnSection } from '../OwnFrame.tsx';
import { PagePicture, type PagePictureData } from '../pages/PagePicture.tsx';
import { TaskNotice } from '../saving/TaskNotice.tsx';
import type { TaskStage } from '../upload-view.ts';
import styles from './VersionList.module.css';

export interface ShownVersion {
  readonly version: number;
  readonly createdAt: string;
  readonly length: number;
  readonly firstPage?: PagePictureData | null;
}

export interface VersionListProps {
  /** What readers saw, newest first. */
  readonly versions: readonly ShownVersion[];
  /** Whether the chapter stands here as readers see it. */
  readonly isShown: boolean;
  /** Nobody but its owner sees any of them now. */
  readonly isHidden: boolean;
  readonly stage: TaskStage;
  readonly onRestore: (version: number) => void;
}

/** What readers saw of a chapter, each to be taken back; nothing while there is but one, which stands here. */
export function VersionList({ versions, isShown, isHidden, stage, onRestore }: VersionListProps) {
  const { t } = useLingui();
  if (versions.length < (isShown ? 2 : 1)) return null;
  return (
    <OwnSection id="own-chapter-versions" heading={<Trans>Versions</Trans>}>
      <TaskNotice stage={stage} />
      <ol className={styles.list}>
        {versions.map(({ version, createdAt, firstPage }, index) => (
          <li key={version} className={styles.version}>
            <span className={styles.picture}>{firstPage && <PagePicture data={firstPage} alt="" sizes="48px" />}</span>
            <span className={styles.words}>
              <Trans>Version {version}</Trans>
              <RelativeTime instant={createdAt} className={styles.time} />
            </span>
            {index === 0 && !isHidden && (
              <span>
                <Trans>Readers see this one</Trans>
              </span>
            )}
            {(index > 0 || !isShown) && (
              <Button
                aria-label={t`Take version ${version} back`}
                onClick={() => onRestore(version)}
                {...resting(stage.kind === 'sending')}
              >
                <Trans>Take it back</Trans>
              </Button>
            )}
          </li>
        ))}
      </ol>
    </OwnSection>
  );
}
