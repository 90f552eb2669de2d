import type { ReactNode } from 'react';
import { FieldSkeleton } from '../../../ui/form-field/FieldSkeleton.tsx';
import { NeedsScript } from '../../../ui/needs-script/NeedsScript.tsx';
import { Skeleton } from '../../../ui/skeleton/Skeleton.tsx';
import { AccountWithoutScript } from '../AccountWithoutScript.tsx';
import avatar from './AvatarField.module.css';
import form from './ProfileForm.module.css';
import calendar from './ReadingCalendar.module.css';
import own from './ProfileSkeleton.module.css';
import styles from './ProfileScreen.module.css';

/** Says nothing of anyone: what a page for one reader shows until it is known who that is. */
export function ProfileSkeleton() {
  return (
    <NeedsScript otherwise={<AccountWithoutScript place="page" />}>
      <div className={styles.screen} aria-busy="true">
        <div className={styles.header}>
          <p className={styles.title}>
            <Skeleton className={own.name} />
          </p>
          <div className={styles.ways}>
            {BUTTON}
            {BUTTON}
          </div>
        </div>
        <SectionSkeleton>
          <div className={avatar.field}>
            <Skeleton shape="round" className={own.avatar} />
            <div className={avatar.actions}>{BUTTON}</div>
          </div>
        </SectionSkeleton>
        <SectionSkeleton>
          <FormSkeleton />
        </SectionSkeleton>
        <SectionSkeleton>
          <div className={calendar.calendar}>
            <div className={own.weeks}>
              <Skeleton shape="block" />
            </div>
            <Skeleton tenths={6} />
          </div>
        </SectionSkeleton>
      </div>
    </NeedsScript>
  );
}

function SectionSkeleton({ children }: { readonly children: ReactNode }) {
  return (
    <div className={styles.section}>
      <p className={styles.heading}>
        <Skeleton tenths={3} />
      </p>
      {children}
    </div>
  );
}

const BUTTON = (
  <span className={own.button}>
    <Skeleton shape="block" />
  </span>
);

function FormSkeleton() {
  return (
    <div className={form.form}>
      <FieldSkeleton />
      <FieldSkeleton />
      <div className={form.languages}>
        <span className={form.legend}>
          <Skeleton tenths={3} />
        </span>
        <span className={form.choice}>
          <Skeleton className={own.choices} />
        </span>
      </div>
      <div className={form.actions}>{BUTTON}</div>
    </div>
  );
}
