import { ButtonLink } from '#src/ui/button/Button.tsx';
import { ChevronEndIcon } from '#src/ui/icon/way-icons.tsx';
import { Link } from '#src/ui/link/Link.tsx';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import styles from './EndPage.module.css';

export interface NeighbourChapter {
  readonly href: string;
  readonly label: ReactNode;
}

export interface EndPageProps {
  readonly chapterName: string;
  readonly workTitle: string;
  readonly hrefOfWork: string;
  /** Addresses of the same chapter on the other site. */
  readonly twins?: readonly string[];
  readonly previous: NeighbourChapter | null;
  readonly next: NeighbourChapter | null;
  /** Numbers of chapters between this and the next that are not here: "13" or "13–15". */
  readonly missing?: string | null;
  /** The reader need not stop here: scrolling on opens the next chapter. */
  readonly isEndless?: boolean;
  readonly comments?: ReactNode;
}

/** What follows the last page: it waits for the reader, who goes on by a gesture or a link. */
export function EndPage({ chapterName, previous, next, missing = null, isEndless = false, comments, ...others }: EndPageProps) {
  return (
    <section className={styles.end} data-page="end" data-late="" aria-labelledby="end-of-chapter">
      <div className={styles.words}>
        <h2 id="end-of-chapter" className={styles.heading}>
          <Trans>You have finished</Trans> <span className={styles.chapter}>{chapterName}</span>
        </h2>
        {missing !== null && (
          <p className={styles.missing}>
            <Trans>Chapter {missing} is missing</Trans>
          </p>
        )}
        {next === null ? (
          <p className={styles.latest}>
            <Trans>This is the newest chapter. The next one will appear on the page of the work.</Trans>
          </p>
        ) : (
          <ButtonLink look="primary" href={next.href} className={styles.next}>
            <span className={styles.nextWords}>
              <span className={styles.nextHint}>{isEndless ? <Trans>Scroll on to read</Trans> : <Trans>Read on</Trans>}</span>
              <span>{next.label}</span>
            </span>
            <ChevronEndIcon />
          </ButtonLink>
        )}
        <OtherWays previous={previous} {...others} />
      </div>
      {comments && <div className={styles.comments}>{comments}</div>}
    </section>
  );
}

function OtherWays({ previous, hrefOfWork, workTitle, twins = [] }: Pick<EndPageProps, 'previous' | 'hrefOfWork' | 'workTitle' | 'twins'>) {
  const { t } = useLingui();
  return (
    <p className={styles.others}>
      {previous !== null && (
        <Link href={previous.href} className={styles.other}>
          <Trans>Previous chapter</Trans>
        </Link>
      )}
      <Link href={hrefOfWork} className={styles.other}>
        {t`All chapters of ${workTitle}`}
      </Link>
      {twins.map((href) => (
        <Link key={href} href={href} className={styles.other}>
          {t`Read this in the other language`}
        </Link>
      ))}
    </p>
  );
}
