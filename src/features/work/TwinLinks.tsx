import { type FragmentType, graphql, readFragment } from '#graphql/generated/index.ts';
import type { Language } from '#graphql/generated/graphql.ts';
import { Trans } from '@lingui/react/macro';
import { workPath } from '../../entities/work/work-path.ts';
import { ChevronEndIcon, TwinsIcon } from '../../ui/icon/icons.tsx';
import { Link } from '../../ui/link/Link.tsx';
import styles from './TwinLinks.module.css';

export const TwinLinks_work = graphql(/* GraphQL */ `
  fragment TwinLinks_work on Work {
    twins {
      id
      title
      language
    }
  }
`);

export interface TwinLinksProps {
  readonly data: FragmentType<typeof TwinLinks_work>;
  readonly origins: Readonly<Record<Language, string>>;
}

/** The same work on the other site, in that site's colour. */
export function TwinLinks({ data, origins }: TwinLinksProps) {
  const { twins } = readFragment(TwinLinks_work, data);
  if (twins.length === 0) return null;
  return (
    <ul className={styles.twins}>
      {twins.map((twin) => (
        <li key={twin.id} data-language={twin.language}>
          <Link href={`${origins[twin.language]}${workPath(twin.id)}`} hrefLang={twin.language} className={styles.twin}>
            <TwinsIcon size={28} className={styles.sign} />
            <span className={styles.words}>
              <span className={styles.invitation}>
                <Trans>Read this in the other language</Trans>
              </span>
              <span lang={twin.language} className={styles.title}>
                {twin.title}
              </span>
            </span>
            <ChevronEndIcon className={styles.chevron} />
          </Link>
        </li>
      ))}
    </ul>
  );
}
