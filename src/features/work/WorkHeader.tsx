import { useLingui } from '@lingui/react/macro';
import { type FragmentType, graphql, readFragment } from '#graphql/generated/index.ts';
import type { WorkHeader_WorkFragment } from '#graphql/generated/graphql.ts';
import { GenreLink } from '../../entities/genre/GenreLink.tsx';
import { Cover } from '../../entities/work/Cover.tsx';
import { Credits } from '../../entities/work/Credits.tsx';
import { WorkStats } from '../../entities/work/WorkStats.tsx';
import type { WorkView } from '../../entities/work/work-path.ts';
import { ReadButtons, type ReadButtonsProps } from './ReadButtons.tsx';
import { titleLength } from './title-length.ts';
import type { ReactNode } from 'react';
import styles from './WorkHeader.module.css';

export const WorkHeader_work = graphql(/* GraphQL */ `
  fragment WorkHeader_work on Work {
    title
    titleReading
    aliases
    cover {
      dominantColor
      ...Cover_picture
    }
    genres {
      slug
      ...GenreLink_genre
    }
    ...Credits_work
    ...WorkStats_work
    ...ReadButtons_work
  }
`);

export interface WorkHeaderProps {
  readonly data: FragmentType<typeof WorkHeader_work>;
  readonly view: WorkView;
  readonly resumed?: ReadButtonsProps['resumed'];
  /** What follows the work; its place is kept until it is there. */
  readonly follow?: ReactNode;
}

export function WorkHeader({ data, view, resumed, follow }: WorkHeaderProps) {
  const { t } = useLingui();
  const work = readFragment(WorkHeader_work, data);
  return (
    <header className={styles.header}>
      <Backdrop color={work.cover?.dominantColor} />
      <Cover
        data={work.cover}
        title={work.title}
        alt={t`Cover of ${work.title}`}
        sizes="(min-width: 768px) 224px, 128px"
        loading="now"
        className={styles.cover}
      />
      <div className={styles.names}>
        {work.titleReading && <p className={styles.reading}>{work.titleReading}</p>}
        <h1 className={styles.title} data-length={titleLength(work.title)}>
          {work.title}
        </h1>
        {work.aliases.length > 0 && <p className={styles.aliases}>{work.aliases.join(' · ')}</p>}
        <div className={styles.credits}>
          <Credits data={work} />
        </div>
      </div>
      <div className={styles.facts}>
        <WorkStats data={work} />
        <Genres genres={work.genres} />
        <div className={styles.actions}>
          <ReadButtons data={work} view={view} resumed={resumed} />
          <div className={styles.follow}>{follow}</div>
        </div>
      </div>
    </header>
  );
}

function Genres({ genres }: Pick<WorkHeader_WorkFragment, 'genres'>) {
  return genres.length === 0 ? null : (
    <ul className={styles.genres}>
      {genres.map((genre) => (
        <li key={genre.slug}>
          <GenreLink data={genre} />
        </li>
      ))}
    </ul>
  );
}

/** The cover's own colour behind the head of the page; an attribute of SVG, as the content policy allows no inline style. */
function Backdrop({ color }: { readonly color: string | undefined }) {
  return (
    <svg className={styles.backdrop} data-bleeds="" viewBox="0 0 1 1" preserveAspectRatio="none" aria-hidden="true">
      {color && <rect width="1" height="1" fill={color} />}
    </svg>
  );
}
