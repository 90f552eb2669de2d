import { Trans } from '@lingui/react/macro';
import type { Language } from '#graphql/generated/graphql.ts';
import { type FragmentType, graphql, readFragment } from '#graphql/generated/index.ts';
import { twinOf } from '#src/i18n/catalog.ts';
import { creatorPath, type CreatorView } from '../../entities/creator/creator-path.ts';
import { WorkListing } from '../../entities/work/WorkListing.tsx';
import { ButtonLink } from '../../ui/button/Button.tsx';
import { EmptyState } from '../../ui/empty-state/EmptyState.tsx';
import { Link } from '../../ui/link/Link.tsx';
import { TitledScreen } from '../../ui/titled-screen/TitledScreen.tsx';
import styles from './CreatorScreen.module.css';

export const CreatorScreen_creator = graphql(/* GraphQL */ `
  fragment CreatorScreen_creator on Creator {
    id
    name
    reading
    worksThere: worksCount(language: $twinLanguage)
    twins {
      id
      name
    }
    works(language: $language, order: $order, page: $page, perPage: 10) {
      ...WorkListing_works
    }
  }
`);

type CreatorData = FragmentType<typeof CreatorScreen_creator>;

export interface CreatorScreenProps {
  readonly data: CreatorData;
  /** Pages before this one that stand above it. */
  readonly earlier?: readonly CreatorData[];
  /** The search part of the address. */
  readonly view: CreatorView;
  /** Of the page. */
  readonly language: Language;
  /** Of the twin site, without a slash at the end. */
  readonly twinOrigin: string;
  /** The end of the list is near. */
  readonly onReach?: (() => void) | undefined;
}

/** Who made works: their name, the works of this site, and where the others are. */
export function CreatorScreen({ data, earlier = [], view, language, twinOrigin, onReach }: CreatorScreenProps) {
  const creator = readFragment(CreatorScreen_creator, data);
  const { id, name, reading, worksThere } = creator;
  const others = [...(worksThere > 0 ? [{ id, name }] : []), ...creator.twins];
  return (
    <TitledScreen title={name}>
      {reading && <p className={styles.reading}>{reading}</p>}
      {others.length > 0 && (
        <p className={styles.others}>
          <span>{language === 'vi' ? <Trans>On the Japanese site:</Trans> : <Trans>On the Vietnamese site:</Trans>}</span>
          {others.map((other) => (
            <Link key={other.id} href={`${twinOrigin}${creatorPath(other.id)}`} lang={twinOf(language)} className={styles.other}>
              {other.name}
            </Link>
          ))}
        </p>
      )}
      <WorkListing
        data={creator.works}
        earlier={readFragment(CreatorScreen_creator, earlier).map((page) => page.works)}
        order={view.order ?? 'updated'}
        hrefInOrder={(order) => creatorPath(id, { order })}
        pageHref={creatorPath(id, { ...view, page: '[page]' })}
        whenEmpty={<NothingYet />}
        onReach={onReach}
      />
    </TitledScreen>
  );
}

function NothingYet() {
  return (
    <EmptyState
      mood="waiting"
      level={3}
      title={<Trans>Nothing of theirs is on this site yet</Trans>}
      action={
        <ButtonLink href="/genres">
          <Trans>Look through the genres</Trans>
        </ButtonLink>
      }
    />
  );
}
