import { Trans } from '@lingui/react/macro';
import { useId } from 'react';
import { Fold } from '../../ui/fold/Fold.tsx';
import { Link } from '../../ui/link/Link.tsx';
import { toldApart } from '../../ui/told-apart.ts';
import styles from './CommentText.module.css';
import { textRuns } from './comment-text.ts';

/** Longer ones fold: about ten lines on a phone. */
const UNFOLDED_LENGTH = 420;
const UNFOLDED_LINES = 10;

export interface CommentTextProps {
  readonly text: string;
  readonly emoji: string | null;
  /** Hidden until the reader opens it. */
  readonly isSpoiler: boolean;
  /** Of this site first, then of its twins: only addresses of these become links. */
  readonly origins: readonly string[];
  /** Of what says whose text it is, where many stand in a list. */
  readonly headerId?: string;
}

/** What somebody wrote: plain text whose direction stays its own, with one emoji. The mask of a spoiler opens without script. */
export function CommentText({ isSpoiler, ...open }: CommentTextProps) {
  const id = useId();
  if (!isSpoiler) return <OpenText {...open} />;
  return (
    <details className={styles.spoiler}>
      <summary className={styles.mask} {...(open.headerId && toldApart(id, open.headerId))}>
        <Trans>Gives the story away. Show</Trans>
      </summary>
      <OpenText {...open} />
    </details>
  );
}

function OpenText({ text, emoji, origins, headerId }: Omit<CommentTextProps, 'isSpoiler'>) {
  const words = (
    <p className={styles.text} dir="auto">
      {textRuns(text, origins).map(({ text: run, href }, index) =>
        href === null ? (
          run
        ) : (
          // oxlint-disable-next-line react/no-array-index-key -- runs of one text never change places
          <Link key={index} href={href} className={styles.link} dir="ltr">
            {run}
          </Link>
        ),
      )}
    </p>
  );
  return (
    <>
      {text !== '' && !isLong(text) && words}
      {isLong(text) && (
        <Fold unfold={<Trans>Read it all</Trans>} fold={<Trans>Show less</Trans>} of={headerId}>
          {words}
        </Fold>
      )}
      {emoji !== null && <p className={styles.emoji}>{emoji}</p>}
    </>
  );
}

function isLong(text: string): boolean {
  return text.length > UNFOLDED_LENGTH || text.split('\n').length > UNFOLDED_LINES;
}
