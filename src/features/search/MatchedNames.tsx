import { type FragmentType, graphql, readFragment } from '#graphql/generated/index.ts';
import { MarkedText } from './MarkedText.tsx';
import styles from './MatchedNames.module.css';

export const MatchedNames_match = graphql(/* GraphQL */ `
  fragment MatchedNames_match on SearchMatch {
    titleRanges {
      start
      end
    }
    otherName {
      text
      ranges {
        start
        end
      }
    }
    work {
      title
      language
    }
  }
`);

export interface MatchedNamesProps {
  readonly data: FragmentType<typeof MatchedNames_match>;
  /** 'lines' keeps each name to one line. */
  readonly look: 'lines' | 'whole';
}

/** The title of what was found, and under it the other name that was meant, with what was searched set off. */
export function MatchedNames({ data, look }: MatchedNamesProps) {
  const { titleRanges, otherName, work } = readFragment(MatchedNames_match, data);
  return (
    <span lang={work.language} className={styles.names} data-look={look}>
      <span className={styles.title}>
        <MarkedText text={work.title} ranges={titleRanges} />
      </span>
      {otherName && (
        <span className={styles.other}>
          <MarkedText {...otherName} />
        </span>
      )}
    </span>
  );
}
