import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { classNames } from '../../ui/class-names.ts';
import { NeedsScript } from '../../ui/needs-script/NeedsScript.tsx';
import { Skeleton } from '../../ui/skeleton/Skeleton.tsx';
import state from './chapter/ChapterState.module.css';
import { DropField } from './files/DropField.tsx';
import own from './OwnFrame.module.css';
import { BackLink, OwnFrame } from './OwnFrame.tsx';
import workScreen from './works/OwnWorkScreen.module.css';
import panel from './chapter/PublishPanel.module.css';
import { UPLOAD_PATH } from './upload-paths.ts';
import { OwnWorksTable, UploadHeader } from './UploadScreen.tsx';
import type { UploadLimits } from './upload-view.ts';
import { UploadWithoutScript } from './UploadWithoutScript.tsx';
import styles from './UploadSkeleton.module.css';

export interface UploadSkeletonProps {
  /** All works, one of them, or one chapter. */
  readonly of: 'works' | 'work' | 'chapter';
}

/** While it is not yet known whose works these are. */
export function UploadSkeleton({ of }: UploadSkeletonProps) {
  return (
    <NeedsScript otherwise={<UploadWithoutScript />}>
      <OwnFrame width={of === 'chapter' ? 'wide' : 'medium'} isBusy>
        {PAGES[of]}
      </OwnFrame>
    </NeedsScript>
  );
}

/** Nobody reads them here; those that the server has take as many lines. */
const LIMITS: UploadLimits = { pictureBytes: 2e7, pictureSide: 10_000, picturePixels: 1e8, pages: 500, bytes: 3e8, files: 500 };

/** As high as the field with its words, however those break. */
const FIELD = (
  <div className={styles.field}>
    <DropField limits={LIMITS} onChoose={() => undefined} />
    <Skeleton shape="block" className={styles.veil} />
  </div>
);

const BUTTON = (
  <span className={styles.button}>
    <Skeleton shape="block" />
  </span>
);

function HeaderSkeleton({ back }: { readonly back: ReactNode }) {
  return (
    <div className={workScreen.header}>
      {back}
      <p className={workScreen.title}>
        <Skeleton className={styles.name} />
      </p>
    </div>
  );
}

function SectionSkeleton({ children }: { readonly children: ReactNode }) {
  return (
    <div className={own.section}>
      <p className={classNames(own.heading, styles.heading)}>
        <Skeleton tenths={3} />
      </p>
      {children}
    </div>
  );
}

const CHAPTER = (
  <li>
    <div className={workScreen.chapter}>
      <span className={workScreen.chapterName}>
        <Skeleton tenths={7} />
      </span>
      <span className={workScreen.pages}>
        <Skeleton className={styles.count} />
      </span>
      <span className={state.state}>
        <Skeleton className={styles.state} />
      </span>
    </div>
  </li>
);

const PAGES: Readonly<Record<UploadSkeletonProps['of'], ReactNode>> = {
  works: (
    <>
      <UploadHeader />
      {FIELD}
      <OwnWorksTable works={null} />
    </>
  ),
  work: (
    <>
      <HeaderSkeleton
        back={
          <BackLink href={UPLOAD_PATH}>
            <Trans>Your works</Trans>
          </BackLink>
        }
      />
      {FIELD}
      <SectionSkeleton>
        <ul className={workScreen.chapters}>
          {CHAPTER}
          {CHAPTER}
          {CHAPTER}
        </ul>
      </SectionSkeleton>
    </>
  ),
  chapter: (
    <>
      <HeaderSkeleton
        back={
          <span className={own.back}>
            <Skeleton tenths={4} />
          </span>
        }
      />
      <div className={panel.panel}>
        <Skeleton tenths={5} />
        <div className={panel.actions}>{BUTTON}</div>
      </div>
      <SectionSkeleton>
        <div className={styles.pages}>
          <Skeleton shape="block" />
        </div>
      </SectionSkeleton>
    </>
  ),
};
