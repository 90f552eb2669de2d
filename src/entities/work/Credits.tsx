import { useLingui } from '@lingui/react/macro';
import type { CreatorRole } from '#graphql/generated/graphql.ts';
import { type FragmentType, graphql, readFragment } from '#graphql/generated/index.ts';
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

/** Who made a work, by role: author, artist, translator. */
export function Credits({ data }: { readonly data: FragmentType<typeof Credits_work> }) {
  const { t, i18n } = useLingui();
  const { credits } = readFragment(Credits_work, data);
  const roles: Readonly<Record<CreatorRole, string>> = { AUTHOR: t`Author`, ARTIST: t`Art`, TRANSLATOR: t`Translation` };
  const names = new Intl.ListFormat(i18n.locale, { type: 'unit', style: 'short' });
  const present = (['AUTHOR', 'ARTIST', 'TRANSLATOR'] as const).filter((role) => credits.some((credit) => credit.role === role));
  return (
    <dl className={styles.credits}>
      {present.map((role) => (
        <div key={role} className={styles.credit}>
          <dt className={styles.role}>{roles[role]}</dt>
          <dd>{names.format(credits.filter((credit) => credit.role === role).map(({ creator }) => creator.name))}</dd>
        </div>
      ))}
    </dl>
  );
}
