import { type FragmentType, graphql, readFragment } from '#graphql/generated/index.ts';
import { Cover } from '../../entities/work/Cover.tsx';
import { MatchedNames } from './MatchedNames.tsx';
import styles from './SuggestedWork.module.css';

export const SuggestedWork_match = graphql(/* GraphQL */ `
  fragment SuggestedWork_match on SearchMatch {
    work {
      id
      title
      isSensitive
      cover {
        ...Cover_picture
      }
    }
    ...MatchedNames_match
  }
`);

/** A line of the suggestions. */
export function SuggestedWork({ data }: { readonly data: FragmentType<typeof SuggestedWork_match> }) {
  const match = readFragment(SuggestedWork_match, data);
  const { cover, title, isSensitive } = match.work;
  return (
    <span className={styles.work}>
      <Cover data={cover} title={title} alt="" sizes="36px" loading="now" isVeiled={isSensitive} className={styles.cover} />
      <MatchedNames data={match} look="lines" />
    </span>
  );
}
