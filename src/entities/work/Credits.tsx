import { useLingui } from '@lingui/react/macro';
import { Fragment } from 'react';
import type { CreatorRole } from '#graphql/generated/graphql.ts';
import { type FragmentType, graphql, readFragment } from '#graphql/generated/index.ts';
import { Link } from '../../ui/link/Link.tsx';
import { creatorPath } from '../creator/creator-path.ts';
import styles from './Credits.module.css';

export const Credits_work = graphql(/* GraphQL */ `
  fragment Credits_work on Work {
    credits {
      role
      creator {
        id
        name
      }
    }
  }
`);

/** Who made a work, by role: author, artist, translator; each leads to their works. */
export function Credits({ data }: { readonly data: FragmentType<typeof Credits_work> }) {
  const { t } = useLingui();
  const { credits } = readFragment(Credits_work, data);
  const roles: Readonly<Record<CreatorRole, string>> = { AUTHOR: t`Author`, ARTIST: t`Art`, TRANSLATOR: t`Translation` };
  const present = (['AUTHOR', 'ARTIST', 'TRANSLATOR'] as const).filter((role) => credits.some((credit) => credit.role === role));
  return (
    <dl className={styles.credits}>
      {present.map((role) => (
        <div key={role} className={styles.credit}>
          <dt className={styles.role}>{roles[role]}</dt>
          <dd>
            <LinkedNames creators={credits.filter((credit) => credit.role === role).map(({ creator }) => creator)} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

interface LinkedNamesProps {
  readonly creators: ReadonlyArray<{ readonly id: string; readonly name: string }>;
}

function LinkedNames({ creators }: LinkedNamesProps) {
  const { i18n } = useLingui();
  // As `Intl.ListFormat` has it, whose first use holds a slow phone up for 80 ms.
  const between = i18n.locale === 'ja' ? ' ' : ', ';
  return creators.map(({ id, name }, index) => (
    <Fragment key={id}>
      {index > 0 && between}
      <Link href={creatorPath(id)} className={styles.creator}>
        <span className={styles.name}>{name}</span>
      </Link>
    </Fragment>
  ));
}
