import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { WorkStatus } from '#graphql/generated/graphql.ts';
import { type FragmentType, graphql, readFragment } from '#graphql/generated/index.ts';
import { ChaptersIcon, ClockIcon, ComicIcon, NovelIcon, ViewsIcon } from '../../ui/icon/icons.tsx';
import { shortNumber } from '../../ui/number/short-number.ts';
import { ShortNumber } from '../../ui/number/ShortNumber.tsx';
import { RelativeTime } from '../../ui/relative-time/RelativeTime.tsx';
import styles from './WorkStats.module.css';

export const WorkStats_work = graphql(/* GraphQL */ `
  fragment WorkStats_work on Work {
    format
    status
    viewsCount
    chaptersCount
    updatedAt
  }
`);

/** Format, status, chapters, views and the last update, each with its sign. */
export function WorkStats({ data }: { readonly data: FragmentType<typeof WorkStats_work> }) {
  const { i18n } = useLingui();
  const work = readFragment(WorkStats_work, data);
  // Not `Plural`: neither language has forms for one and many, and it formats by `Intl`.
  const chapters = shortNumber(work.chaptersCount, i18n.locale);
  return (
    <ul className={styles.stats}>
      <Stat icon={work.format === 'COMIC' ? <ComicIcon size={18} /> : <NovelIcon size={18} />}>
        {work.format === 'COMIC' ? <Trans>Comic</Trans> : <Trans>Novel</Trans>}
        <StatusMark status={work.status} />
      </Stat>
      <Stat icon={<ChaptersIcon size={18} />}>
        <Trans>{chapters} chapters</Trans>
      </Stat>
      <Stat icon={<ViewsIcon size={18} />}>
        <Trans>
          <ShortNumber value={work.viewsCount} /> views
        </Trans>
      </Stat>
      <Stat icon={<ClockIcon size={18} />}>
        <RelativeTime instant={work.updatedAt} />
      </Stat>
    </ul>
  );
}

function Stat({ icon, children }: { readonly icon: ReactNode; readonly children: ReactNode }) {
  return (
    <li className={styles.stat}>
      {icon}
      {children}
    </li>
  );
}

function StatusMark({ status }: { readonly status: WorkStatus }) {
  const { t } = useLingui();
  const names: Readonly<Record<WorkStatus, string>> = { ONGOING: t`Ongoing`, COMPLETED: t`Completed`, HIATUS: t`On hiatus` };
  return (
    <span className={styles.status} data-status={status}>
      {names[status]}
    </span>
  );
}
