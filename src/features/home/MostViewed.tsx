import { Trans } from '@lingui/react/macro';
import { type FragmentType, graphql, readFragment } from '#graphql/generated/index.ts';
import { RankedWork } from '../../entities/work/RankedWork.tsx';
import styles from './MostViewed.module.css';

export const MostViewed_work = graphql(/* GraphQL */ `
  fragment MostViewed_work on Work {
    id
    viewsCount
    ...RankedWork_work
  }
`);

/** Left out where there is nothing to rank. */
export function MostViewed({ data }: { readonly data: ReadonlyArray<FragmentType<typeof MostViewed_work>> }) {
  const works = readFragment(MostViewed_work, data);
  const mostViews = works[0]?.viewsCount ?? 0;
  if (works.length === 0) return null;
  return (
    <section className={styles.section} aria-labelledby="most-viewed">
      <h2 id="most-viewed" className={styles.heading}>
        <Trans>Most viewed</Trans>
      </h2>
      <ol className={styles.list}>
        {works.map((work, index) => (
          <li key={work.id}>
            <RankedWork data={work} rank={index + 1} mostViews={mostViews} />
          </li>
        ))}
      </ol>
    </section>
  );
}
