import { Trans } from '@lingui/react/macro';
import { useId, type ReactNode } from 'react';
import { type FragmentType, graphql, readFragment } from '#graphql/generated/index.ts';
import { imageSources } from '../../../entities/picture/image-candidates.ts';
import { Button, ButtonLink } from '../../../ui/button/Button.tsx';
import { resting } from '../../../ui/button/resting.ts';
import { DownloadIcon } from '../../../ui/icon/icons.tsx';
import { AccountEnd } from './AccountEnd.tsx';
import { LOGOUT_PATH } from '../account-paths.ts';
import type { FormStage } from '../account-view.ts';
import { AvatarField } from './AvatarField.tsx';
import { ProfileForm, type ProfileFields } from './ProfileForm.tsx';
import { ReadingCalendar, type ReadingCalendarProps } from './ReadingCalendar.tsx';
import { RefusalNotice } from '../RefusalNotice.tsx';
import { SessionList } from './SessionList.tsx';
import styles from './ProfileScreen.module.css';

export const ProfileScreen_viewer = graphql(/* GraphQL */ `
  fragment ProfileScreen_viewer on Viewer {
    id
    name
    email
    language
    hasPassword
    avatar {
      sources {
        url
        width
        type
      }
    }
    sessions {
      ...SessionList_session
    }
  }
`);

/** What can be under way on the profile, each by itself. */
export type ProfileTask = 'saving' | 'avatar' | 'export' | 'deletion';

export interface ProfileScreenProps {
  readonly data: FragmentType<typeof ProfileScreen_viewer>;
  /** On which they read, earliest first. */
  readonly days: ReadingCalendarProps['data'];
  readonly stages: Readonly<Record<ProfileTask, FormStage>>;
  /** The reader's own comments; the section is left out without them. */
  readonly comments?: ReactNode;
  readonly onSave: (fields: ProfileFields) => void;
  readonly onAvatarChoose: (picture: Blob) => void;
  readonly onAvatarRemove: () => void;
  readonly onExport: () => void;
  readonly onDelete: (password: string | null) => void;
}

/** Who the reader is to us, what they can change of it, take with them, and end. */
export function ProfileScreen({ data, days, stages, comments, ...on }: ProfileScreenProps) {
  const viewer = readFragment(ProfileScreen_viewer, data);
  const { name, email, language, hasPassword, avatar, sessions } = viewer;
  return (
    <div className={styles.screen}>
      <ProfileHeader name={name} />
      <Section title={<Trans>Picture</Trans>}>
        <AvatarField
          name={name}
          src={imageSources(avatar?.sources ?? []).src ?? null}
          stage={stages.avatar}
          onChoose={on.onAvatarChoose}
          onRemove={on.onAvatarRemove}
        />
      </Section>
      <Section isForScreen title={<Trans>About you</Trans>}>
        <ProfileForm saved={{ name, language }} email={email} stage={stages.saving} onSave={on.onSave} />
      </Section>
      <Section title={<Trans>Days of reading</Trans>}>
        <ReadingCalendar data={days} />
      </Section>
      <Section title={<Trans>Where you are signed in</Trans>}>
        <SessionList data={sessions} />
      </Section>
      {comments && <Section title={<Trans>Your comments</Trans>}>{comments}</Section>}
      <Section isForScreen title={<Trans>Password and data</Trans>}>
        <DataActions hasPassword={hasPassword} stages={stages} onExport={on.onExport} onDelete={on.onDelete} />
      </Section>
    </div>
  );
}

function ProfileHeader({ name }: { readonly name: string }) {
  return (
    <header className={styles.header}>
      <h1 className={styles.title}>{name}</h1>
      <div className={styles.ways}>
        <ButtonLink href="/user/upload">
          <Trans>Your works</Trans>
        </ButtonLink>
        <ButtonLink href={LOGOUT_PATH}>
          <Trans>Sign out</Trans>
        </ButtonLink>
      </div>
    </header>
  );
}

interface SectionProps {
  readonly title: ReactNode;
  /** On paper nothing would stand under its heading. */
  readonly isForScreen?: boolean;
  readonly children: ReactNode;
}

function Section({ title, isForScreen, children }: SectionProps) {
  const id = useId();
  return (
    <section className={styles.section} aria-labelledby={id} data-screen={isForScreen ? '' : undefined}>
      <h2 id={id} className={styles.heading}>
        {title}
      </h2>
      {children}
    </section>
  );
}

type DataActionsProps = Pick<ProfileScreenProps, 'stages' | 'onExport' | 'onDelete'> & { readonly hasPassword: boolean };

function DataActions({ hasPassword, stages, onExport, onDelete }: DataActionsProps) {
  const isExporting = stages.export.kind === 'sending';
  return (
    <div className={styles.data}>
      <ButtonLink href={hasPassword ? '/password/setting' : '/password/reset'}>
        {hasPassword ? <Trans>Change the password</Trans> : <Trans>Set a password</Trans>}
      </ButtonLink>
      <Button icon={<DownloadIcon />} onClick={() => onExport()} {...resting(isExporting)}>
        <Trans>Download my data</Trans>
      </Button>
      <AccountEnd hasPassword={hasPassword} stage={stages.deletion} onDelete={onDelete} />
      <div className={styles.words}>
        <RefusalNotice refusal={stages.export.kind === 'refused' ? stages.export.refusal : null} />
      </div>
    </div>
  );
}
